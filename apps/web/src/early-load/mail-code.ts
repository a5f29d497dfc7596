/** Pages that a mailed link opens, and the secret behind them. */
const PAGE = /^\/(registration-confirmation|forgot-password)\/([^/]+)$/;

/** Stands in the address where the secret was. */
export const CODE_TAKEN = 'code';

/** Where session storage keeps the secret of a page for a reload. */
export const codeKey = (page: string) => `mail-code-${page}`;

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
