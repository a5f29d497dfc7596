'use client';
import { Button, Link } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { Done } from './done.tsx';
import { Field } from './field.tsx';
import { Problem } from './problem.tsx';
import { sendForm } from './send-form.ts';
import { SendingForm } from './sending-form.tsx';
import styles from './staff.module.css';
import { STAFF_WORDS, type StaffLanguage } from './words.ts';

/** Sets a new password by the code of a mailed link. */
export function ResetForm({ language }: { language: StaffLanguage }) {
  const { byLink: words, notSent } = STAFF_WORDS[language];
  const [token, setToken] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<'typing' | 'sending' | 'done'>('typing');
  useEffect(() => {
    // Out of the address bar and the history, before anybody looks at them; a reload begins at the mail again.
    const code = window.location.hash.slice(1);
    if (code === '') return;
    setToken(code);
    window.history.replaceState(null, '', window.location.pathname);
  }, []);

  const submit = async () => {
    if (password !== again) return setProblem(words.different);
    setStep('sending');
    setProblem(null);
    const refused = await sendForm('/reset-password', { token, password }, language, notSent);
    setProblem(refused);
    setStep(refused === null ? 'done' : 'typing');
  };
  if (step === 'done') return <Done title={words.doneTitle} text={words.done} language={language} />;
  const field = (label: string, name: string, value: string, onValue: (value: string) => void, hint?: string) => (
    <Field
      label={label}
      type="password"
      name={name}
      autoComplete="new-password"
      required
      value={value}
      isWrong={problem !== null}
      onValue={onValue}
      {...(hint && { hint })}
    />
  );
  return (
    <SendingForm problem={problem} onSend={() => void submit()}>
      <h1 className={styles.title}>{words.title}</h1>
      <Problem text={problem} />
      {field(words.password, 'password', password, setPassword, words.hint)}
      {field(words.again, 'again', again, setAgain)}
      <Link href="/admin/forgot" prefetch={false}>
        {words.newLink}
      </Link>
      <div className={styles.buttons}>
        <Button type="submit" size="large" margin={false} disabled={step === 'sending'}>
          {words.set}
        </Button>
      </div>
    </SendingForm>
  );
}
