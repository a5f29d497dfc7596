'use client';
import type { FactorRefusal } from '@vitrine/accounts/staff/staff-contract.ts';
import { useState } from 'react';
import type { StaffAnswer } from './call-staff.ts';
import type { StaffWords } from './words.ts';

/** Sends what a dialog asked for, once at a time, and keeps why it was refused. */
export function useStaffCall({ notSaved, refused }: StaffWords['security']) {
  const [refusal, setRefusal] = useState<FactorRefusal | 'failed' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function send<T>(call: () => Promise<StaffAnswer<T>>, onDone: (done: T) => void) {
    setIsBusy(true);
    setRefusal(null);
    try {
      const answer = await call();
      if ('done' in answer) onDone(answer.done);
      else setRefusal(answer.refused);
    } catch {
      setRefusal('failed');
    }
    setIsBusy(false);
  }
  const problem = refusal && (refusal === 'failed' ? notSaved : refused[refusal]);
  return { send, refusal, problem, isBusy };
}
