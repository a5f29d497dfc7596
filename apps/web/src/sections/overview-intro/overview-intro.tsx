import { OVERVIEW_HERO } from '@vitrine/contract/heroes.ts';
import { HeroPicture, useDropFirstScreen } from '../../early-load/hero-picture.tsx';
import type { ProductOverview } from '../resources.ts';
import styles from './overview-intro.module.css';

/** Title and subline over a light picture of the machines. */
export function OverviewIntro({ overview: { title, introSubline, introImage } }: { overview: ProductOverview }) {
  useDropFirstScreen(introImage !== null);
  return (
    <section className={styles.intro} data-surface="steel">
      <div className={`grid ${styles.words}`}>
        <div>
          <h1 className="display">{title}</h1>
          {introSubline && <p className={`lead ${styles.subline}`}>{introSubline}</p>}
        </div>
      </div>
      {introImage && (
        <div className={styles.stage}>
          <HeroPicture image={introImage} hero={OVERVIEW_HERO} />
        </div>
      )}
    </section>
  );
}
