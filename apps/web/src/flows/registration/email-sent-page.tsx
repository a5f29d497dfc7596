import { CONFIRMATION_HOURS } from '@vitrine/contract/registration.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { currentPath } from '../../platform.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import notice from './notice.module.css';
import { RegistrationLayout } from './registration-layout.tsx';
import { SendAgain } from './send-again.tsx';
import { changeSent, keepSent, useSent } from './sent-registration.ts';

const PAGE = ROUTES['registration-email-sent'].path;

/**
 * `/registration-email-sent`: the same for every address, also for one that has an account already. A mistyped address leads back to
 * the form as it was filled in, until the page is loaded anew or the address is confirmed.
 */
export function EmailSentPage() {
  const t = useTexts('registration');
  const sent = useSent();
  usePageTitle(t('sent.title'));
  // The page is made anew where it stays, as when the language changes.
  useEffect(() => () => void (currentPath() !== PAGE && keepSent(null)), []);
  const lead = sent
    ? t('sent.leadTo', { email: sent.email.trim(), hours: CONFIRMATION_HOURS })
    : t('sent.lead', { hours: CONFIRMATION_HOURS });
  return (
    <RegistrationLayout title={t('sent.title')} lead={lead} done={0}>
      <p className={notice.copy}>{t('sent.missing')}</p>
      {sent ? (
        <>
          <SendAgain registration={sent} />
          <p className={notice.copy}>{t('sent.mistyped')}</p>
        </>
      ) : null}
      <AppLink
        href={ROUTES.registration.path}
        className={arrowLinkClass(notice.link)}
        onClick={() => void (sent && changeSent(sent))}
      >
        <ArrowLabel>{t(sent ? 'sent.change' : 'sent.again')}</ArrowLabel>
      </AppLink>
    </RegistrationLayout>
  );
}
