import type { ButtonHTMLAttributes } from 'react';
import styles from './side-button.module.css';

/** A button of a panel beside a form: quieter than Payload's, with as many lines as its words need. */
export function SideButton(given: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) {
  return <button {...given} type="button" className={styles.button} />;
}
