'use client';
import { Button, Link, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { sendForm } from './send-form.ts';
import { SendingForm } from './sending-form.tsx';
import styles from './staff.module.css';
import { STAFF_WORDS, type StaffLanguage } from './words.ts';

/** Asks for a link to a new password. What it says afterwards is the same for every address. */
export function ForgotForm({ language }: { language: StaffLanguage }) {
  const words = STAFF_WORDS[language].forgotten;
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<'typing' | 'sending' | 'sent'>('typing');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === 'sent') heading.current?.focus();
  }, [step]);

  const submit = async () => {
    setStep('sending');
    const refused = await sendForm('/forgot-password', { email }, language, words.failed);
    setProblem(refused);
    setStep(refused === null ? 'sent' : 'typing');
  };
  const toLogIn = (
    <Link href="/admin/login" prefetch={false}>
      {words.toLogIn}
    </Link>
  );
  if (step === 'sent') {
    return (
      <section className={styles.form}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {words.sentTitle}
        </h1>
        <p>{words.sent}</p>
        {toLogIn}
      </section>
    );
  }
  return (
    <SendingForm onSend={() => void submit()}>
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.intro}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Field
        label={t('general:email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        isWrong={problem !== null}
        onValue={setEmail}
      />
      {toLogIn}
      <div className={styles.buttons}>
        <Button type="submit" size="large" margin={false} disabled={step === 'sending'}>
          {words.send}
        </Button>
      </div>
    </SendingForm>
  );
}
