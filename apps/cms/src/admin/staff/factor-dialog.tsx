'use client';
import { Button } from '@payloadcms/ui';
import { doneAnswer, type Enrolment, recoveryAnswer } from '@vitrine/accounts/staff/staff-contract.ts';
import { useState } from 'react';
import { callStaff } from './call-staff.ts';
import { EnrolmentGuide } from './enrolment-guide.tsx';
import { Field } from './field.tsx';
import { OwnPassword } from './own-password.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { Problem } from './problem.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './staff.module.css';
import { useStaffCall } from './use-staff-call.ts';
import type { StaffWords } from './words.ts';

/** What is changed of the own second factor. */
export type FactorChange = { kind: 'enrol'; enrolment: Enrolment } | { kind: 'renew' } | { kind: 'remove' };

interface FactorDialogProps {
  change: FactorChange;
  words: StaffWords;
  onClose: () => void;
  onDone: (said: string) => void;
}

/** Asks for password and code, changes the own second factor, and shows the recovery codes that come of it. */
export function FactorDialog({ change, words, onClose, onDone }: FactorDialogProps) {
  const { security } = words;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { send, refusal, problem, isBusy } = useStaffCall(security);
  const [codes, setCodes] = useState<string[] | null>(null);
  const title = { enrol: words.enrol.title, renew: security.renew, remove: security.removeTitle }[change.kind];
  const said = { enrol: security.enrolled, renew: security.renewed, remove: security.removed }[change.kind];

  const call = () => {
    const given = { password, code };
    switch (change.kind) {
      case 'enrol':
        return callStaff('/security/enrol', recoveryAnswer, { ...given, ticket: change.enrolment.ticket });
      case 'renew':
        return callStaff('/security/recovery-codes', recoveryAnswer, given);
      case 'remove':
        return callStaff('/security/remove', doneAnswer, given);
    }
  };
  const submit = () => {
    if (codes) return onDone(said);
    void send<{ recoveryCodes: string[] } | { done: boolean }>(call, (done) =>
      'recoveryCodes' in done ? setCodes(done.recoveryCodes) : onDone(said),
    );
  };

  if (codes) {
    return (
      <PanelDialog title={words.recovery.title} onClose={() => onDone(said)} isHeld>
        <RecoveryCodes codes={codes} words={words.recovery} onKept={() => onDone(said)} />
      </PanelDialog>
    );
  }
  return (
    <PanelDialog title={title} problem={problem} onClose={onClose} onSubmit={submit}>
      {change.kind === 'enrol' && <EnrolmentGuide enrolment={change.enrolment} words={words.enrol} />}
      <Problem text={problem} />
      <Field
        label={words.code.label}
        autoComplete="one-time-code"
        maxLength={40}
        required
        value={code}
        isWrong={refusal === 'code'}
        onValue={setCode}
      />
      <OwnPassword words={words} value={password} isWrong={refusal === 'password'} onValue={setPassword} />
      <div className={styles.buttons}>
        <Button type="submit" margin={false} disabled={isBusy}>
          {words.code.confirm}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </PanelDialog>
  );
}
