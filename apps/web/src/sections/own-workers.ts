import { policies } from '../shell/trusted-types.ts';

const addressOf = (path: string) => new URL(path, window.location.href).href;
const allowed = new Set<string>();

/**
 * The app's policy asks for trusted types, of which a page has one default. A viewer that is loaded later may start its
 * worker, and empty an element, which react-pdf does by `innerHTML = ''`; every other string stays refused.
 */
policies()?.createPolicy('default', {
  createHTML: (html) => (html === '' ? html : null),
  createScriptURL: (address) => (allowed.has(addressOf(address)) ? address : null),
});

/** Lets a script of our own origin start as a worker. */
export function allowWorker(path: string): void {
  allowed.add(addressOf(path));
}
