import { PasswordField } from '@vitrine/ui/password-field.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { FieldMessage } from './field-message.ts';
import { PasswordRules } from './password-rules.tsx';
import { useFieldSentence } from './use-field-sentence.ts';

interface NewPassword {
  id: string;
  /** As the call names it. */
  name: string;
  label: string;
  value: string;
  errors: readonly FieldMessage[] | undefined;
  onChange: (value: string) => void;
}

interface Props {
  password: NewPassword;
  repetition: NewPassword;
  /** For the rules, which stand under both fields. */
  className?: string | undefined;
}

/** A new password, its repetition and the rules. Both can be shown, pasted into and filled by a password manager. */
export function NewPasswordFields({ password, repetition, className }: Props) {
  const login = useTexts('login');
  const sentenceOf = useFieldSentence();
  const rules = `${password.id}-rules`;
  const texts = { show: login('showPassword'), hide: login('hidePassword'), capsLock: login('capsLock') };
  return (
    <>
      {[password, repetition].map((field) => (
        <PasswordField
          key={field.name}
          id={field.id}
          name={field.name}
          label={field.label}
          value={field.value}
          error={field.errors?.map(sentenceOf)}
          describedBy={field === password ? rules : undefined}
          autoComplete="new-password"
          required
          onChange={(event) => field.onChange(event.currentTarget.value)}
          texts={texts}
        />
      ))}
      <PasswordRules id={rules} password={password.value} repetition={repetition.value} className={className} />
    </>
  );
}
