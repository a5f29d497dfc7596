import type { ReactNode } from 'react';
import { Logo } from '../logo.tsx';
import styles from './staff.module.css';

/** What the pages before the log-in share, as on Payload's own. */
export function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <main className={styles.main}>
      <div className="login__brand">
        <Logo />
      </div>
      {children}
    </main>
  );
}
