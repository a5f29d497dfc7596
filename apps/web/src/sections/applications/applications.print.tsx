import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { Entry } from '../../print/entry.tsx';
import type { ApplicationTeaser } from '../resources.ts';

interface Props {
  introduction: string | null;
  items: readonly ApplicationTeaser[];
}

/** What the machine is used for: the slider of the screen page as a list in two columns. */
export function Applications({ introduction, items }: Props) {
  const t = useTexts('print');
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{t('applications')}</h2>
      {introduction && <p className={styles.lead}>{introduction}</p>}
      <ul className={styles.columns}>
        {items.map((a) => (
          <Entry key={a.id} image={a.productImage} title={a.title} copy={a.subline} />
        ))}
      </ul>
    </section>
  );
}
