import { useRouterState } from '@tanstack/react-router';
import { CONFIRMATION_HOURS } from '@vitrine/contract/registration.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import notice from './notice.module.css';
import { RegistrationLayout } from './registration-layout.tsx';

/** `/registration-email-sent`: the same for every address, also for one that has an account already. */
export function EmailSentPage() {
  const t = useTexts('registration');
  const sentTo = useRouterState({ select: ({ location }) => location.state.sentTo });
  usePageTitle(t('sent.title'));
  const lead = sentTo
    ? t('sent.leadTo', { email: sentTo, hours: CONFIRMATION_HOURS })
    : t('sent.lead', { hours: CONFIRMATION_HOURS });
  return (
    <RegistrationLayout title={t('sent.title')} lead={lead} done={0}>
      <p className={notice.copy}>{t('sent.missing')}</p>
      <AppLink href={ROUTES.registration.path} className={arrowLinkClass(notice.link)}>
        <ArrowLabel>{t('sent.again')}</ArrowLabel>
      </AppLink>
    </RegistrationLayout>
  );
}
