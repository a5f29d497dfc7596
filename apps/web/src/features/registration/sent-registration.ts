import type { RegisterRequest } from '@vitrine/contract/registration.ts';
import { registrationDraft } from './registration-values.ts';

/**
 * What was sent, so that its mail can be asked for once more. It holds the password: it is never stored, and gone with the page
 * that offers it.
 */
let sent: RegisterRequest | null = null;

export const keepSent = (registration: RegisterRequest | null): void => {
  sent = registration;
};
export const sentRegistration = (): RegisterRequest | null => sent;

const forget = () => {
  keepSent(null);
  registrationDraft.clear();
};

/** The mailed link opens a tab of its own: the one that the form was filled in is told. */
const tabs = new BroadcastChannel('registration-confirmed');
tabs.onmessage = forget;

/** Forgets what was typed: the address is confirmed, and there is nothing left to change. */
export function forgetRegistration(): void {
  forget();
  tabs.postMessage(null);
}
