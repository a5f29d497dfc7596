import { classNames } from '@vitrine/ui/class-names.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import headerStyles from '../../shell/header.module.css';
import { HomeLink } from '../../shell/home-link.tsx';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { useScrolled } from '../../shell/use-scrolled.ts';

/** Top bar of the landing page: logo, the other language, login. */
export function LandingTop() {
  const t = useTexts('landing');
  const clear = !useScrolled();
  return (
    <header
      className={classNames(headerStyles.header, headerStyles.over, clear && headerStyles.clear)}
      data-surface={clear ? 'dark' : 'light'}
    >
      <div className={`grid ${headerStyles.grid}`}>
        <div className={headerStyles.bar}>
          <HomeLink />
          <nav className={headerStyles.tools} aria-label={t('account')}>
            <LanguageSwitch className={headerStyles.tool} />
            <AppLink href="/login" className={headerStyles.tool}>
              {t('login')}
            </AppLink>
          </nav>
        </div>
      </div>
    </header>
  );
}
