'use client';
import { useTranslation } from '@payloadcms/ui';
import { Field } from './field.tsx';

interface EmailFieldProps {
  value: string;
  isWrong: boolean;
  onValue: (value: string) => void;
}

/** The address that a member of staff logs in with. */
export function EmailField(given: EmailFieldProps) {
  const { t } = useTranslation();
  return <Field {...given} label={t('general:email')} type="email" name="email" autoComplete="username" required />;
}
