'use client';
import { Button, Link, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EmailField } from './email-field.tsx';
import { EnrolmentGuide } from './enrolment-guide.tsx';
import { Field } from './field.tsx';
import { Problem } from './problem.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SendingForm } from './sending-form.tsx';
import styles from './staff.module.css';
import { useLogIn } from './use-log-in.ts';
import { STAFF_WORDS, type StaffLanguage } from './words.ts';

/** Log-in of staff: the password, then the code of an app; a member who needs one and has none sets it up here. */
export function LogInForm({ language, goTo }: { language: StaffLanguage; goTo: string }) {
  const words = STAFF_WORDS[language];
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const enter = useCallback(() => window.location.assign(goTo), [goTo]);
  const { state, isBusy, send, back } = useLogIn(language, words, enter);
  const { step } = state;
  const isFirst = useRef(true);

  // Another step is another form: it begins empty, and screen readers begin with its title.
  useEffect(() => {
    setCode('');
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  const title = { password: words.title, code: words.code.title, enrol: words.enrol.title, recovery: words.recovery.title }[step];
  const head = (
    <h1 ref={heading} className={styles.title} tabIndex={-1}>
      {title}
    </h1>
  );
  if (step === 'recovery') {
    return (
      <section className={styles.form}>
        {head}
        <RecoveryCodes codes={state.codes} words={words.recovery} onKept={enter} />
      </section>
    );
  }

  const submit = () => {
    if (step === 'password') void send({ email, password });
    else void send({ email, password, code, ...(step === 'enrol' && { ticket: state.enrolment.ticket }) });
  };
  return (
    <SendingForm problem={state.problem} onSend={submit}>
      {head}
      <Problem text={state.problem} />
      {step === 'password' ? (
        <>
          <EmailField value={email} isWrong={state.problem !== null} onValue={setEmail} />
          <Field
            label={t('general:password')}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            isWrong={state.problem !== null}
            onValue={setPassword}
          />
          <Link href="/admin/forgot" prefetch={false}>
            {t('authentication:forgotPasswordQuestion')}
          </Link>
        </>
      ) : (
        <>
          {step === 'enrol' && (
            <>
              <p>{words.enrol.required}</p>
              <EnrolmentGuide enrolment={state.enrolment} words={words.enrol} />
            </>
          )}
          <Field
            label={words.code.label}
            name="code"
            inputMode={step === 'enrol' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            maxLength={40}
            required
            value={code}
            isWrong={state.problem !== null}
            onValue={setCode}
            {...(step === 'code' && { hint: words.code.hint })}
          />
        </>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="large" margin={false} disabled={isBusy}>
          {step === 'password' ? words.logIn : words.code.confirm}
        </Button>
        {step !== 'password' && (
          <Button buttonStyle="secondary" size="large" margin={false} onClick={back}>
            {words.back}
          </Button>
        )}
      </div>
    </SendingForm>
  );
}
