import { type ReactNode, useId } from 'react';
import styles from './profile-page.module.css';

/** One matter of the profile: its name at the left, the matter at the right. */
export function ProfilePart({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading} tabIndex={-1}>
      <div className="grid split">
        <h2 className="h2" id={heading}>
          {title}
        </h2>
        <div className={styles.matter}>{children}</div>
      </div>
    </section>
  );
}
