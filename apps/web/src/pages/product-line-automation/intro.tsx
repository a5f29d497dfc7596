import type { ReactNode } from 'react';
import { useDropFirstScreen } from '../../early-load/hero-picture.tsx';
import type { Automation } from '../../sections/resources.ts';
import styles from './page.module.css';

interface Props {
  automation: Automation;
  /** Way back and share link. */
  ways?: ReactNode;
  gallery: ReactNode;
}

/** What an automation's page begins with, on the server too: categories and title above the gallery. */
export function AutomationIntro({ automation, ways, gallery }: Props) {
  const { title, productLineManagementSystemCategoryList: categories, imageList } = automation;
  useDropFirstScreen(imageList.length > 0);
  return (
    <section className={styles.intro} data-surface="light">
      <div className={`grid ${styles.head}`}>
        <div className={styles.ways} data-screen-only>
          {ways}
        </div>
        <div className={styles.title}>
          {categories.length > 0 && (
            <p className={`label muted ${styles.label}`}>{categories.map((category) => category.title).join(', ')}</p>
          )}
          <h1 className="h1">{title}</h1>
        </div>
      </div>
      {gallery}
    </section>
  );
}
