import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { adminLanguage } from '../../records/label-text.ts';
import { Logo } from '../logo.tsx';
import { ResetForm } from './reset-form.tsx';
import styles from './staff.module.css';

/** /admin/reset, to which the mail of a forgotten password leads; the code is in the fragment, which no server gets. */
export function ResetView({ initPageResult }: AdminViewServerProps) {
  return (
    <MinimalTemplate className="login">
      <main className={styles.main}>
        <div className="login__brand">
          <Logo />
        </div>
        <ResetForm language={adminLanguage(initPageResult.req)} />
      </main>
    </MinimalTemplate>
  );
}
