import { LANDING_HERO } from '@vitrine/contract/heroes.ts';
import type { landingPage } from '@vitrine/contract/landing-page.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { buttonClass } from '@vitrine/ui/button.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { DownloadLinks, PUBLIC_SYSTEMS } from '../../shell/download-links.tsx';
import styles from './landing-hero.module.css';

/** Picture, headline and the way in. The picture is composed at 16:10; see the style sheet for other windows. */
export function LandingHero({ page }: { page: Model<typeof landingPage> }) {
  const t = useTexts('landing');
  return (
    <section className={styles.hero} data-surface="dark">
      <div className={styles.ground}>
        {page.introBackground ? (
          <Picture image={page.introBackground} crop={LANDING_HERO.crop} sizes={LANDING_HERO.sizes} art={LANDING_HERO.art} hero />
        ) : null}
      </div>
      <div className={`grid ${styles.words}`}>
        <div className={styles.headline}>
          <p className={styles.preline}>{page.introPreline}</p>
          <h1 className="display">{page.introHeadline}</h1>
        </div>
        <div className={styles.actions}>
          <AppLink href="/login" className={buttonClass({})}>
            {t('login')}
          </AppLink>
          <AppLink href={ROUTES.registration.path} className={buttonClass({ variant: 'line' })}>
            {t('register')}
          </AppLink>
          <DownloadLinks systems={PUBLIC_SYSTEMS} className={styles.downloads} />
        </div>
      </div>
    </section>
  );
}
