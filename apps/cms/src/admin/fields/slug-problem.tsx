'use client';
import { useField } from '@payloadcms/ui';
import styles from './slug-problem.module.css';

/**
 * An address that cannot be used says so while it is typed, and when a draft is saved: Payload shows a field's message
 * only after an attempt to publish.
 */
export function SlugProblem() {
  const { errorMessage, showError, valid, value } = useField<string>({ path: 'slug' });
  if (showError || valid !== false || !value || !errorMessage) return null;
  return (
    <p className={styles.problem} role="alert">
      {errorMessage}
    </p>
  );
}
