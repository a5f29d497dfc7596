import { ROUTES } from '@vitrine/contract/routes.ts';
import { DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/sites.ts';

/**
 * Addresses that mails lead to, as people reach this instance. A mail that is not in the app's first language names its own:
 * it may be opened on a device where none was chosen yet.
 */
export function linksOf(publicUrl: string, language: Language) {
  const link = (path: string, search: Record<string, string> = {}) => {
    const url = new URL(path, publicUrl);
    for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value);
    if (language !== DEFAULT_LANGUAGE) url.searchParams.set('language', language);
    return url.href;
  };
  return {
    logIn: link(ROUTES.login.path),
    forgotPassword: link(ROUTES['forgot-password'].path),
    profile: link(ROUTES.profile.path),
    desk: new URL('/admin/desk', publicUrl).href,
    staffResetPassword: (code: string, id: string) => new URL(`/admin/reset#${id}.${code}`, publicUrl).href,
    staffForgotPassword: new URL('/admin/forgot', publicUrl).href,
    confirmation: (code: string) => link(ROUTES['registration-confirmation'].path.replace('$code', code)),
    resetPassword: (code: string, id: string) => link(ROUTES['reset-password'].path.replace('$code', code), { id }),
  };
}
export type Links = ReturnType<typeof linksOf>;
