import { isKnownPath } from '@vitrine/contract/routes.ts';

/** Paths of this origin that other programs answer. */
const FOREIGN = /^\/(?:api|assets|download|admin|cms-api|mailbox|health|metrics)(?:\/|$)/;

/** True for an address that the app itself answers: a path of this origin that no other program has. */
export const isOwn = (href: string) => /^\/(?!\/)/.test(href) && !FOREIGN.test(href);

/** False for a page that the app does not have (yet): content may name pages before their routes are there. */
export const leadsSomewhere = (href: string) => !isOwn(href) || isKnownPath(href);
