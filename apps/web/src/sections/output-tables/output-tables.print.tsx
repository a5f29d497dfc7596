import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { useStore } from 'zustand';
import { shownLanguage } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { ProductOverview } from '../resources.ts';
import { type OutputFamily, outputView } from './model.ts';
import tables from './output-tables.print.module.css';
import { printChunks } from './print-chunks.ts';
import { PrintTable } from './print-table.tsx';

/** The tables of an overview turned for paper: machines are columns, a few beside each other; fresh and frozen in one line. */
export function OutputTables({ overview }: { overview: ProductOverview }) {
  const t = useTexts('outputs');
  const language = useStore(shownLanguage, (store) => store.language);
  const { families, goods } = outputView(overview, language);
  return (
    <>
      {families.length === 0 && <p className={styles.lead}>{t('noFigures.all')}</p>}
      {families.map((family) => (
        <Family key={family.id} family={family} preline={overview.tablePreline} />
      ))}
      {goods.length > 0 && (
        <section className={`${styles.section} ${styles.whole} ${tables.goods}`}>
          <h2 className={styles.h3}>{t('goods')}</h2>
          <ul className={styles.columns}>
            {goods.map(({ image, description }) => (
              <li key={image.id} className={styles.entry}>
                <figure>
                  <PrintPicture image={image} crop="landscape" millimetres={26} />
                </figure>
                <p>{description ?? image.alt}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Family({ family, preline }: { family: OutputFamily; preline: string | null }) {
  const { headline, introduction, picture } = family;
  const chunks = printChunks(family.tables);
  const inStates = chunks.some(({ state }) => state !== null);
  return (
    <section className={`${styles.section} ${tables.family}`}>
      <div className={picture ? tables.head : undefined}>
        {picture && (
          <figure>
            <PrintPicture image={picture.image} crop="landscape" millimetres={46} />
            {picture.description && <figcaption className={styles.label}>{picture.description}</figcaption>}
          </figure>
        )}
        <div>
          <h2 className={styles.h2}>{stripSoftHyphens(headline)}</h2>
          {introduction && <p className={styles.copy}>{introduction}</p>}
        </div>
      </div>
      <div className={inStates ? tables.states : tables.chunks}>
        {chunks.map((chunk) => (
          <div key={`${chunk.state} ${chunk.machines[0]?.key}`} data-may-begin-page="rows">
            <PrintTable chunk={chunk} preline={preline} />
          </div>
        ))}
      </div>
    </section>
  );
}
