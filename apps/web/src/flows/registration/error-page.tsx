import { useSearch } from '@tanstack/react-router';
import { CONFIRMATION_HOURS } from '@vitrine/contract/registration.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import notice from './notice.module.css';
import { RegistrationLayout } from './registration-layout.tsx';

/** `/registration-error` (shell.md 8), with the way back; after a mailed link it also says how long such a link holds. */
export function ErrorPage() {
  const t = useTexts('registration');
  const { cause } = useSearch({ from: ROUTES['registration-error'].path });
  usePageTitle(t('error.title'));
  return (
    <RegistrationLayout title={t('error.title')} lead={t('error.lead')}>
      {cause === 'link' ? <p className={notice.copy}>{t('error.link', { hours: CONFIRMATION_HOURS })}</p> : null}
      <AppLink href={ROUTES.registration.path} className={arrowLinkClass(notice.link)}>
        <ArrowLabel>{t('error.back')}</ArrowLabel>
      </AppLink>
    </RegistrationLayout>
  );
}
