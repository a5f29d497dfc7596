import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../i18n/use-texts.ts';
import { AppLink } from './app-link.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { leadsSomewhere } from './link-target.ts';
import { navigationMetaQuery } from './navigation-meta.ts';

/** Legal notice, secondary links and the other language. */
export function Footer() {
  const t = useTexts('shell');
  const { data, isError } = useQuery(navigationMetaQuery());
  const links = data ? [...data.legalLinks, ...data.secondaryLinks].filter(({ link }) => leadsSomewhere(link)) : [];
  return (
    <footer className={styles.footer} data-surface="light">
      <div className={`grid ${styles.grid}`} data-waiting={(!data && !isError) || undefined}>
        <p className={`small ${styles.notice}`}>
          <b>{data?.companyName}</b> <span className="muted">{data?.legalNotice}</span>
        </p>
        <nav className={styles.links} aria-label={t('footer.legal')}>
          {links.map((link) => (
            <AppLink key={link.link} href={link.link}>
              {link.label}
            </AppLink>
          ))}
          <LanguageSwitch />
        </nav>
      </div>
    </footer>
  );
}
