import { PasswordField } from '@vitrine/ui/password-field.tsx';
import type { ComponentProps } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { PasswordRules } from './password-rules.tsx';

/** A registered field with its label. */
type NewPassword = Omit<ComponentProps<typeof PasswordField>, 'texts' | 'id'> & { id: string };

interface Props {
  password: NewPassword;
  repetition: NewPassword;
  /** What both hold now. */
  typed: readonly [password: string, repetition: string];
  /** For the rules, which are under both fields. */
  className?: string | undefined;
}

/** A new password, its repetition and the rules. Both can be shown, pasted into and filled by a password manager. */
export function NewPasswordFields({ password, repetition, typed, className }: Props) {
  const login = useTexts('login');
  const rules = `${password.id}-rules`;
  const texts = { show: login('showPassword'), hide: login('hidePassword'), capsLock: login('capsLock') };
  const shared = { autoComplete: 'new-password', required: true, texts };
  return (
    <>
      <PasswordField {...password} {...shared} describedBy={rules} />
      <PasswordField {...repetition} {...shared} />
      <PasswordRules id={rules} password={typed[0]} repetition={typed[1]} className={className} />
    </>
  );
}
