'use client';
import styles from './staff.module.css';

/** Of the message that says what is wrong with a form; the fields that are to blame are described by it. */
export const PROBLEM = 'staff-problem';

/** Why a form was not taken: read out as soon as it is there. */
export function Problem({ text }: { text: string | null }) {
  return (
    <p role="alert" id={PROBLEM} className={styles.problem}>
      {text}
    </p>
  );
}
