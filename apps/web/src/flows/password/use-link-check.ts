import { passwordResetCheckRequest } from '@vitrine/contract/password-reset.ts';
import { useEffect, useState } from 'react';
import { apiFetch } from '../../api/client.ts';
import { isLinkOver } from './is-link-over.ts';

/**
 * True while the server is asked whether a mailed link holds; `onOver` is called when it does not. Where it cannot tell, the form
 * will. A link with a part missing is not asked about.
 */
export function useLinkCheck(id: string | undefined, code: string | null, onOver: () => void): boolean {
  const [checking, setChecking] = useState(id !== undefined && code !== null);
  useEffect(() => {
    if (!id || code === null) return;
    const body = passwordResetCheckRequest.safeParse({ id, code });
    // Damaged on its way: no link that holds is that long.
    if (!body.success) return onOver();
    apiFetch('auth/password-reset/check', { method: 'POST', body: body.data, token: null })
      .catch((failure: unknown) => {
        if (isLinkOver(failure)) onOver();
      })
      .finally(() => setChecking(false));
    // Asked once, as the page opens.
  }, []);
  return checking;
}
