import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { queryClient } from '../api/query-client.ts';
import { CODE_TAKEN } from '../early-load/mail-code.ts';
import { withTexts } from '../i18n/i18n.ts';
import type { MailPage } from '../session/mail-code.ts';
import { FramedFailure } from './framed-failure.tsx';
import { record } from './record.ts';
import { rootRoute } from './root.tsx';

const registration = () =>
  withTexts(import('../flows/registration/registration-pages.ts'), 'accounts', 'fields', 'login', 'registration');
const password = () => withTexts(import('../flows/password/password-pages.ts'), 'accounts', 'fields', 'login', 'password');

/** A code that is still in the address, as it stays where storage is blocked, is kept and taken out. */
async function takeCode(page: MailPage, code: string, search: string): Promise<void> {
  if (code === CODE_TAKEN) return;
  const { keepMailCode } = await import('../session/mail-code.ts');
  keepMailCode(page, code);
  throw redirect({ href: `/${page}/${CODE_TAKEN}${search}`, replace: true });
}

/** These search parameters, as far as they are texts. */
const texts = <K extends string>(search: Record<string, unknown>, ...names: K[]): Partial<Record<K, string>> => {
  const found: Partial<Record<K, string>> = {};
  for (const name of names) {
    const value = search[name];
    if (typeof value === 'string') found[name] = value;
  }
  return found;
};

/** Pages on the way to an account and to a new password, the privacy text and the profile. */
export const accountRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES.registration.path,
    staticData: { ...ROUTES.registration.flags, bringsFrame: true },
    errorComponent: FramedFailure,
    component: lazyRouteComponent(registration, 'RegistrationPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES['registration-email-sent'].path,
    staticData: { ...ROUTES['registration-email-sent'].flags, bringsFrame: true },
    errorComponent: FramedFailure,
    component: lazyRouteComponent(registration, 'EmailSentPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES['registration-success'].path,
    staticData: { ...ROUTES['registration-success'].flags, bringsFrame: true },
    errorComponent: FramedFailure,
    component: lazyRouteComponent(registration, 'SuccessPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES['registration-error'].path,
    staticData: { ...ROUTES['registration-error'].flags, bringsFrame: true },
    errorComponent: FramedFailure,
    validateSearch: (search: Record<string, unknown>) => texts(search, 'cause'),
    component: lazyRouteComponent(registration, 'ErrorPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES['registration-confirmation'].path,
    staticData: { ...ROUTES['registration-confirmation'].flags, bringsFrame: true },
    errorComponent: FramedFailure,
    beforeLoad: ({ params, location }) => takeCode('registration-confirmation', params.code, location.searchStr),
    component: lazyRouteComponent(registration, 'ConfirmationPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES['forgot-password'].path,
    staticData: ROUTES['forgot-password'].flags,
    component: lazyRouteComponent(password, 'ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES['forgot-password-email-sent'].path,
    staticData: ROUTES['forgot-password-email-sent'].flags,
    component: lazyRouteComponent(password, 'ForgotPasswordEmailSentPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES['reset-password'].path,
    staticData: ROUTES['reset-password'].flags,
    validateSearch: (search: Record<string, unknown>) => texts(search, 'id', 'redirect'),
    beforeLoad: ({ params, location }) => takeCode('forgot-password', params.code, location.searchStr),
    component: lazyRouteComponent(password, 'ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES['password-reset-success'].path,
    staticData: ROUTES['password-reset-success'].flags,
    component: lazyRouteComponent(password, 'PasswordResetSuccessPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES.privacy.path,
    staticData: { ...ROUTES.privacy.flags, bringsFrame: true },
    errorComponent: FramedFailure,
    loader: async () => {
      const { privacyPolicyQuery } = await import('../pages/privacy/query.ts');
      await record(queryClient.ensureQueryData(privacyPolicyQuery()));
    },
    component: lazyRouteComponent(() => withTexts(import('../pages/privacy/page.tsx'), 'login'), 'PrivacyPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: ROUTES.profile.path,
    staticData: ROUTES.profile.flags,
    component: lazyRouteComponent(
      () => withTexts(import('../flows/profile/profile-page.tsx'), 'accounts', 'fields', 'login', 'profile'),
      'ProfilePage',
    ),
  }),
] as const;
