import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type RegistrationValues, registrationDraft } from './registration-values.ts';

/**
 * What was sent, so that its mail can be asked for once more and a mistyped address be changed. It holds the password: it is never
 * stored, and gone with the page that offers both.
 */
const sent = createStore<RegistrationValues | null>(() => null);

export const keepSent = (values: RegistrationValues | null): void => sent.setState(values, true);
export const useSent = () => useStore(sent);

/** Gives what was sent to the form. Passwords are not kept, and to what one agrees one agrees anew. */
export const changeSent = (values: RegistrationValues): void =>
  registrationDraft.write({ ...values, acceptTerms: false, newsletter: false });

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
