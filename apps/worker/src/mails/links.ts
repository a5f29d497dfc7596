import { ROUTES } from '@vitrine/contract/routes.ts';

const link = (publicUrl: string, path: string) => new URL(path, publicUrl).href;

/** Addresses that mails lead to, as people reach this instance. */
export const linksOf = (publicUrl: string) => ({
  logIn: link(publicUrl, ROUTES.login.path),
  forgotPassword: link(publicUrl, ROUTES['forgot-password'].path),
  profile: link(publicUrl, ROUTES.profile.path),
  desk: link(publicUrl, '/admin/desk'),
  confirmation: (code: string) => link(publicUrl, ROUTES['registration-confirmation'].path.replace('$code', code)),
  resetPassword: (code: string, id: string) =>
    link(publicUrl, `${ROUTES['reset-password'].path.replace('$code', code)}?id=${encodeURIComponent(id)}`),
});
export type Links = ReturnType<typeof linksOf>;
