'use client';
import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';
import styles from './danger-button.module.css';

/** Does what cannot be taken back. Payload's own style for it has neither ground nor border. */
export const DangerButton = (props: Omit<ComponentProps<typeof Button>, 'buttonStyle' | 'className' | 'margin'>) => (
  <Button {...props} buttonStyle="error" className={styles.button} margin={false} />
);
