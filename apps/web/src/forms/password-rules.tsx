import { PASSWORD_MIN } from '@vitrine/contract/new-password.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Check } from 'lucide';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './password-rules.module.css';

interface Props {
  id: string;
  password: string;
  repetition: string;
  className?: string | undefined;
}

/** What a new password has to be; a rule that is met has a check, the length says what is missing. */
export function PasswordRules({ id, password, repetition, className }: Props) {
  const t = useTexts('accounts');
  const missing = Math.max(0, PASSWORD_MIN - [...password].length);
  const length = t('rules.length', { min: PASSWORD_MIN });
  const rules = [
    {
      key: 'length',
      met: missing === 0,
      text: missing > 0 && password !== '' ? t('rules.missing', { rule: length, count: missing }) : length,
    },
    { key: 'same', met: password !== '' && password === repetition, text: t('rules.same') },
  ];
  return (
    <ul className={classNames(styles.rules, className)} id={id}>
      {rules.map(({ key, met, text }) => (
        <li key={key} data-met={met || undefined}>
          {met ? <Icon icon={Check} size="s" /> : null}
          <span>
            {text}
            {met ? <span className="sr">, {t('rules.met')}</span> : null}
          </span>
        </li>
      ))}
      <li>
        <span>{t('rules.free')}</span>
      </li>
    </ul>
  );
}
