import { useNavigate } from '@tanstack/react-router';
import { registerRequest } from '@vitrine/contract/registration.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useState } from 'react';
import { apiFetch } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { FIELDS, firstValues, type RegistrationValues, registrationDraft } from './registration-values.ts';
import { keepSent } from './sent-registration.ts';

/** True for a failure that nobody who fills in the form can do anything about. */
const isBroken = (failure: unknown) =>
  !(failure instanceof ApiFailure) || (failure.kind === 'other' && failure.status !== 429) || failure.kind === 'notFound';

/**
 * The registration form: what is typed outlives errors, a reload and the way back until it was taken, but for the passwords: the
 * next one at this browser finds an empty form. A server that fails leads to the page that says so, and back.
 */
export function useRegistrationForm() {
  const navigate = useNavigate();
  const [initial] = useState(firstValues);
  return useRequestForm<RegistrationValues, (typeof FIELDS)[number]>({
    initial,
    fields: FIELDS,
    schema: registerRequest,
    onChange: registrationDraft.write,
    send: async (values) => {
      await apiFetch('auth/register', { method: 'POST', body: registerRequest.parse(values), token: null });
      registrationDraft.clear();
      keepSent(values);
      await navigate({ to: ROUTES['registration-email-sent'].path, replace: true });
    },
    onFailure: (failure) => {
      if (!isBroken(failure)) return false;
      void navigate({ to: ROUTES['registration-error'].path });
      return true;
    },
  });
}
