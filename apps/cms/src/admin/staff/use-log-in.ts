'use client';
import { type Enrolment, logInAnswer, logInRefusal, STAFF_API } from '@vitrine/accounts/staff/staff-contract.ts';
import { useCallback, useState } from 'react';
import { callApi } from '../call-api.ts';
import type { StaffLanguage, StaffWords } from './words.ts';

/** password -> code | enrol -> (recovery) -> in. `problem` says what was refused. */
export type LogInStep =
  | { step: 'password'; problem: string | null }
  | { step: 'code'; problem: string | null }
  | { step: 'enrol'; problem: string | null; enrolment: Enrolment }
  | { step: 'recovery'; codes: string[] };

interface Credentials {
  email: string;
  password: string;
  code?: string;
  ticket?: string;
}

async function ask(body: Credentials, language: StaffLanguage, failed: string): Promise<LogInStep | 'in'> {
  const response = await callApi(`${STAFF_API}/login`, { body, language });
  const json: unknown = await response.json();
  if (response.ok) {
    const { recoveryCodes } = logInAnswer.parse(json);
    return recoveryCodes ? { step: 'recovery', codes: recoveryCodes } : 'in';
  }
  const { errors, step, isWrong, enrolment } = logInRefusal.parse(json);
  const problem = errors[0]?.message ?? failed;
  if (step === 'enrol' && enrolment) return { step, enrolment, problem: isWrong ? problem : null };
  if (step === 'code') return { step, problem: isWrong ? problem : null };
  return { step: 'password', problem };
}

/** Logs in, step by step; `onIn` is called when there is a session and nothing more to show. */
export function useLogIn(language: StaffLanguage, words: StaffWords, onIn: () => void) {
  const [state, setState] = useState<LogInStep>({ step: 'password', problem: null });
  const [isBusy, setIsBusy] = useState(false);

  const send = useCallback(
    async (credentials: Credentials) => {
      setIsBusy(true);
      // The same refusal is read out again.
      setState((now) => (now.step === 'recovery' ? now : { ...now, problem: null }));
      try {
        const next = await ask(credentials, language, words.failed);
        if (next === 'in') return onIn();
        setState(next);
      } catch {
        setState((now) => (now.step === 'recovery' ? now : { ...now, problem: words.failed }));
      }
      setIsBusy(false);
    },
    [language, words, onIn],
  );
  const back = useCallback(() => setState({ step: 'password', problem: null }), []);
  return { state, isBusy, send, back };
}
