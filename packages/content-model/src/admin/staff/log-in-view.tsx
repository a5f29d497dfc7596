import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { adminLanguage } from '../../records/label-text.ts';
import { Logo } from '../logo.tsx';
import { LogInForm } from './log-in-form.tsx';
import styles from './staff.module.css';

/** /admin/login, instead of Payload's: it asks for the second factor. */
export function LogInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const goTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' });
  if (req.user) redirect(goTo);
  return (
    <main className={styles.main}>
      <div className="login__brand">
        <Logo />
      </div>
      <LogInForm language={adminLanguage(req)} goTo={goTo} />
    </main>
  );
}
