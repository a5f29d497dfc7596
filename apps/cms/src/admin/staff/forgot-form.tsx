'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { Done } from './done.tsx';
import { EmailField } from './email-field.tsx';
import { Problem } from './problem.tsx';
import { sendForm } from './send-form.ts';
import { SendingForm } from './sending-form.tsx';
import styles from './staff.module.css';
import { ToLogIn } from './to-log-in.tsx';
import { STAFF_WORDS, type StaffLanguage } from './words.ts';

/** Asks for a link to a new password. What it says afterwards is the same for every address. */
export function ForgotForm({ language }: { language: StaffLanguage }) {
  const { forgotten: words, notSent } = STAFF_WORDS[language];
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<'typing' | 'sending' | 'sent'>('typing');

  const submit = async () => {
    setStep('sending');
    setProblem(null);
    const refused = await sendForm('/forgot-password', { email }, language, notSent);
    setProblem(refused);
    setStep(refused === null ? 'sent' : 'typing');
  };
  if (step === 'sent') return <Done title={words.sentTitle} text={words.sent} language={language} />;
  return (
    <SendingForm problem={problem} onSend={() => void submit()}>
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.intro}</p>
      <Problem text={problem} />
      <EmailField value={email} isWrong={problem !== null} onValue={setEmail} />
      <ToLogIn language={language} />
      <div className={styles.buttons}>
        <Button type="submit" size="large" margin={false} disabled={step === 'sending'}>
          {words.send}
        </Button>
      </div>
    </SendingForm>
  );
}
