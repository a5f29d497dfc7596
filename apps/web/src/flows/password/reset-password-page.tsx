import { useNavigate, useSearch } from '@tanstack/react-router';
import { setPasswordRequest } from '@vitrine/contract/password-reset.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useState } from 'react';
import { apiFetch } from '../../api/client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ownPath } from '../../session/guard.ts';
import { forgetMailCode, mailCode } from '../../session/mail-code.ts';
import { askedFor } from './asked-for.ts';
import { CheckingLink } from './checking-link.tsx';
import { isLinkOver } from './is-link-over.ts';
import { PasswordNotice } from './password-notice.tsx';
import { type NewPasswords, ResetPasswordForm } from './reset-password-form.tsx';
import { useLinkCheck } from './use-link-check.ts';

const PAGE = 'forgot-password';

/**
 * `/forgot-password/{code}`: a new password, for the id of the query and the code of the link. Success leads to the redirect
 * query, within this app, or to `/password-reset-success`. A link that is over says so before anything is typed.
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
  const checking = useLinkCheck(id, code, give);
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
  if (checking) return <CheckingLink />;
  return (
    <ResetPasswordForm
      email={email}
      send={send}
      onFailure={(failure) => {
        if (isLinkOver(failure)) give();
        return isLinkOver(failure);
      }}
    />
  );
}
