import type { AdminViewServerProps } from 'payload';
import { adminLanguage } from '../../records/label-text.ts';
import { Logo } from '../logo.tsx';
import { ForgotForm } from './forgot-form.tsx';
import styles from './staff.module.css';

/** /admin/forgot, instead of Payload's. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
  return (
    <main className={styles.main}>
      <div className="login__brand">
        <Logo />
      </div>
      <ForgotForm language={adminLanguage(initPageResult.req)} />
    </main>
  );
}
