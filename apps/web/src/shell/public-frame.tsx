import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { AppLink } from './app-link.tsx';
import { Footer } from './footer.tsx';
import headerStyles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Main } from './main.tsx';
import styles from './public-frame.module.css';

/** What surrounds the pages that need no login: logo and the way to the login above, legal links below. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useTexts('login');
  return (
    <>
      <header>
        <div className="grid">
          <div className={styles.bar}>
            <HomeLink />
            <div className={headerStyles.tools}>
              <LanguageSwitch className={headerStyles.tool} />
              <AppLink href="/login" className={headerStyles.tool}>
                {t('title')}
              </AppLink>
            </div>
          </div>
        </div>
      </header>
      <Main>{children}</Main>
      <Footer />
    </>
  );
}
