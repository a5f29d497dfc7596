import { useTexts } from '../../i18n/use-texts.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationLayout } from './registration-layout.tsx';

/** `/registration`. */
export function RegistrationPage() {
  const t = useTexts('registration');
  usePageTitle(t('title'));
  return (
    <RegistrationLayout title={t('title')} lead={t('lead')}>
      <RegistrationForm />
    </RegistrationLayout>
  );
}
