import { useQuery } from '@tanstack/react-query';
import type { landingPage } from '@vitrine/contract/landing-page.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { buttonClass } from '@vitrine/ui/button.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { DownloadLinks, PUBLIC_SYSTEMS } from '../../shell/download-links.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { leadsSomewhere } from '../../shell/link-target.ts';
import { navigationMetaQuery } from '../../shell/navigation-meta.ts';
import styles from './landing-end.module.css';

/** Foot of the landing page: the way in once more, contact, the maker's site, the desktop app, legal notice. */
export function LandingEnd({ page }: { page: Model<typeof landingPage> }) {
  const t = useTexts('landing');
  const { data: meta } = useQuery(navigationMetaQuery());
  const { name, phone, email } = page.footerContact;
  return (
    <footer className={`section ${styles.end}`} data-surface="dark">
      <div className={`grid ${styles.words}`}>
        <div className={styles.headline}>
          <p className={`muted ${styles.preline}`}>{page.footerPreline}</p>
          <h2 className="h1">{page.footerHeadline}</h2>
          <div className={styles.actions}>
            <AppLink href={ROUTES.registration.path} className={buttonClass({})}>
              {t('register')}
            </AppLink>
            <AppLink href="/login" className={buttonClass({ variant: 'line' })}>
              {t('login')}
            </AppLink>
          </div>
        </div>
        <address className={styles.contact}>
          <p className="h4">{name}</p>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
          {page.siteLink ? <a href={page.siteLink.href}>{page.siteLink.label}</a> : null}
          <DownloadLinks systems={PUBLIC_SYSTEMS} className={styles.downloads} />
        </address>
      </div>
      <div className={`grid ${styles.legal}`}>
        <p className="small muted">
          <span>
            <b>{meta?.companyName}</b> {meta?.legalNotice}
          </span>
          {meta?.legalLinks
            .filter(({ link }) => leadsSomewhere(link))
            .map(({ label, link }) => (
              <AppLink key={link} href={link} className="inline">
                {label}
              </AppLink>
            ))}
          <LanguageSwitch className="inline" />
        </p>
      </div>
    </footer>
  );
}
