import { HOME_HERO } from '@vitrine/contract/heroes.ts';
import type { homePage } from '@vitrine/contract/home-page.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import type { ReactNode } from 'react';
import { dropFirstScreen } from '../../early-load/handover.ts';
import { useDropFirstScreen } from '../../early-load/use-drop-first-screen.ts';
import styles from './intro.module.css';

interface Props {
  page: Pick<Model<typeof homePage>, 'customH1' | 'video'>;
  /** What is over the video's still: the video, once it plays. */
  children?: ReactNode;
}

/** What the home page begins with, on the server too: the headline over the video's still. */
export function HomeIntro({ page: { customH1, video }, children }: Props) {
  const still = video?.thumbnail ?? null;
  useDropFirstScreen(still !== null);
  return (
    <section className={styles.hero} data-surface="dark">
      {video && (
        <div className={styles.ground}>
          {still && (
            <Picture
              image={still}
              crop={HOME_HERO.crop}
              sizes={HOME_HERO.sizes}
              art={HOME_HERO.art}
              hero
              onSettled={dropFirstScreen}
            />
          )}
          {children}
        </div>
      )}
      <div className={`grid ${styles.words}`}>
        <h1 className={`display ${styles.headline}`}>{customH1}</h1>
      </div>
    </section>
  );
}
