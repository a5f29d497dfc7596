/** Pages that a mailed link opens, and the secret behind them. */
const PAGE = /^\/(registration-confirmation|forgot-password)\/([^/]+)$/;

/** Stands in the address where the secret was. */
export const CODE_TAKEN = 'code';

/** Where session storage keeps the secret of a page for a reload. */
export const codeKey = (page: string) => `mail-code-${page}`;

/**
 * Shows the page in the language of its mail, named by the link, on a device where none was chosen: a mail is often opened
 * elsewhere than where its person registered.
 */
export function takeMailLanguage(): void {
  const language = new URLSearchParams(location.search).get('language');
  if (language !== 'de' && language !== 'en') return;
  if (!localStorage.getItem('base')) localStorage.setItem('base', JSON.stringify({ state: { language }, version: 1 }));
}

/**
 * Takes the secret of a mailed link out of the address, before anything else of the page is loaded: it would stay in the
 * history and be seen over a shoulder. Throws where session storage is blocked; the address then stays as it is.
 */
export function takeMailCode(): void {
  const [, page, code] = PAGE.exec(location.pathname) ?? [];
  if (!page || !code || code === CODE_TAKEN) return;
  sessionStorage.setItem(codeKey(page), code);
  history.replaceState(history.state, '', `/${page}/${CODE_TAKEN}${location.search}${location.hash}`);
}
