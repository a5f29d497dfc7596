import { useNavigate, useSearch } from '@tanstack/react-router';
import { setPasswordRequest } from '@vitrine/contract/password-reset.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useState } from 'react';
import { apiFetch } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ownPath } from '../../session/guard.ts';
import { forgetMailCode, mailCode } from '../../session/mail-code.ts';
import { askedFor } from './asked-for.ts';
import { PasswordNotice } from './password-notice.tsx';
import { type NewPasswords, ResetPasswordForm } from './reset-password-form.tsx';

const PAGE = 'forgot-password';

/** True when the server does not take the link: its code is wrong, used or too old. */
const isOver = (failure: unknown) =>
  failure instanceof ApiFailure &&
  failure.errors.some(({ code, source }) => code === 'codeInvalid' || source?.pointer === 'code' || source?.pointer === 'id');

/**
 * `/forgot-password/{code}`: a new password, for the id of the query and the code of the link. Success leads to the redirect
 * query, within this app, or to `/password-reset-success`.
 */
export function ResetPasswordPage() {
  const t = useTexts('password');
  const navigate = useNavigate();
  const { id, redirect } = useSearch({ from: ROUTES['reset-password'].path });
  const [code] = useState(() => mailCode(PAGE));
  const [email] = useState(() => askedFor.read().email || null);
  const [over, setOver] = useState(false);
  const give = () => {
    forgetMailCode(PAGE);
    setOver(true);
  };
  const send = async (passwords: NewPasswords) => {
    const body = setPasswordRequest.parse({ id, code, ...passwords });
    await apiFetch('auth/password-reset/set-password', { method: 'POST', body, token: null });
    forgetMailCode(PAGE);
    askedFor.clear();
    await (redirect
      ? navigate({ href: ownPath(redirect), replace: true })
      : navigate({ to: ROUTES['password-reset-success'].path, replace: true }));
  };
  if (over || !id || code === null) {
    return (
      <PasswordNotice
        title={t('reset.title')}
        lead={t('reset.expired')}
        link={{ href: ROUTES['forgot-password'].path, label: t('reset.newLink') }}
        isRefusal={over}
      />
    );
  }
  return (
    <ResetPasswordForm
      email={email}
      send={send}
      onFailure={(failure) => {
        if (isOver(failure)) give();
        return isOver(failure);
      }}
    />
  );
}
