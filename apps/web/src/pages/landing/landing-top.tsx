import { ROUTES } from '@vitrine/contract/routes.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import headerStyles from '../../shell/header.module.css';
import { HomeLink } from '../../shell/home-link.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { useScrolled } from '../../shell/use-scrolled.ts';
import styles from './landing-top.module.css';

/** Top bar of the landing page: logo, the other language (on phones by its code), registration, login. */
export function LandingTop() {
  const t = useTexts('landing');
  const clear = !useScrolled();
  return (
    <header
      className={classNames(headerStyles.header, headerStyles.over, clear && headerStyles.clear, styles.top)}
      data-surface={clear ? 'dark' : 'light'}
    >
      <div className={`grid ${headerStyles.grid}`}>
        <div className={headerStyles.bar}>
          <HomeLink />
          <nav className={headerStyles.tools} aria-label={t('account')}>
            <LanguageSwitch className={classNames(headerStyles.tool, styles.language)} shortOnPhones />
            <AppLink href={ROUTES.registration.path} className={classNames(headerStyles.tool, styles.register)}>
              {t('register')}
            </AppLink>
            <AppLink href="/login" className={headerStyles.tool}>
              {t('login')}
            </AppLink>
          </nav>
        </div>
      </div>
    </header>
  );
}
