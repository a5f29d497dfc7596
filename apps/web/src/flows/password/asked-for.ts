import * as z from 'zod/mini';
import { sessionDraft } from '../../forms/session-draft.ts';

/**
 * The address that a link was last asked for in this tab: where the link is opened here too, password managers are told whose
 * new password it is. In another tab nobody knows: the link holds no address, and the server tells none to who has a link only.
 */
export const askedFor = sessionDraft('password-asked-for', z.object({ email: z.string() }), { email: '' });
