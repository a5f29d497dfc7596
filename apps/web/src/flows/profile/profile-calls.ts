import { queryOptions } from '@tanstack/react-query';
import { type ProfileChange, privacyAnswer, sessionsAnswer } from '@vitrine/contract/my-data.ts';
import { readAnswer } from '@vitrine/contract/read-answer.ts';
import { apiFetch } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';

/** `GET auth/sessions`: what is active now, so it is asked for each time the page is opened. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => readAnswer(sessionsAnswer, await apiFetch('auth/sessions', { signal })).data,
    staleTime: 0,
  });

/** `GET user/current/privacy`: the consent to the newsletter and a request for deletion that is open. */
export const privacyQuery = () =>
  queryOptions({
    queryKey: ['privacy'],
    queryFn: async ({ signal }) => readAnswer(privacyAnswer, await apiFetch('user/current/privacy', { signal })).data,
    staleTime: 0,
  });

/** Each of these throws ApiFailure. */
export const changeProfile = (change: ProfileChange) => apiFetch('user/current', { method: 'PATCH', body: change });
export const endOtherSessions = (password: string) =>
  apiFetch('auth/sessions/end', { method: 'POST', body: { password, except: 'current' } });
export const endAllSessions = (password: string) => apiFetch('auth/sessions/end', { method: 'POST', body: { password } });
export const requestDeletion = () => apiFetch('user/current/deletion-request', { method: 'POST' });
export const withdrawDeletion = () => apiFetch('user/current/deletion-request', { method: 'DELETE' });
export const exportData = () => apiFetch('user/current/export');

/** Ends one session; one that has ended meanwhile is ended. */
export async function endSession(id: string, password: string): Promise<void> {
  await apiFetch(`auth/sessions/${encodeURIComponent(id)}/end`, { method: 'POST', body: { password } }).catch((error) => {
    if (!(error instanceof ApiFailure && error.kind === 'notFound')) throw error;
  });
}
