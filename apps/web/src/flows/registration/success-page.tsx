import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import notice from './notice.module.css';
import { RegistrationLayout } from './registration-layout.tsx';

/** `/registration-success`: the address is confirmed; staff are next. */
export function SuccessPage() {
  const t = useTexts('registration');
  usePageTitle(t('success.title'));
  return (
    <RegistrationLayout title={t('success.title')} lead={t('success.lead')} done={1}>
      <AppLink href={ROUTES.home.path} className={arrowLinkClass(notice.link)}>
        <ArrowLabel>{t('success.home')}</ArrowLabel>
      </AppLink>
    </RegistrationLayout>
  );
}
