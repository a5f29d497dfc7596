import { HOME_HERO } from '@vitrine/contract/heroes.ts';
import type { homePage } from '@vitrine/contract/home-page.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { ReactNode } from 'react';
import { HeroPicture, useDropFirstScreen } from '../../early-load/hero-picture.tsx';
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
          {still && <HeroPicture image={still} hero={HOME_HERO} />}
          {children}
        </div>
      )}
      <div className={`grid ${styles.words}`}>
        <h1 className={`display ${styles.headline}`}>{customH1}</h1>
      </div>
    </section>
  );
}
