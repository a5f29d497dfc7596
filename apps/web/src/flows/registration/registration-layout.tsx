import type { ReactNode } from 'react';
import { PublicFrame } from '../../shell/public-frame.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './registration-layout.module.css';

interface Props {
  title: string;
  lead: string;
  /** Steps that are behind the person. */
  done?: number;
  children: ReactNode;
}

/** A page of the registration: its matter at the left, what comes next at the right. */
export function RegistrationLayout({ title, lead, done, children }: Props) {
  return (
    <PublicFrame>
      <div className={`grid ${styles.page}`}>
        <div className={styles.matter}>
          <h1 className="h1">{title}</h1>
          <p className={`lead muted ${styles.lead}`}>{lead}</p>
          {children}
        </div>
        <div className={styles.aside}>
          <NextSteps {...(done !== undefined && { done })} />
        </div>
      </div>
    </PublicFrame>
  );
}
