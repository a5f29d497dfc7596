import type { OutputState } from '@vitrine/contract/product-types.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './family.module.css';
import { familyLayout, type OutputFamily, tableIn } from './model.ts';
import { OutputTable } from './output-table.tsx';

interface Props {
  family: OutputFamily;
  /** Names unit and plate once, above the table. */
  preline: string | null;
  state: OutputState | undefined;
}

/** Machines of one design: what they are, their picture, and their figures in the chosen state. */
export function Family({ family, preline, state }: Props) {
  const t = useTexts('outputs');
  const { id, headline, introduction, picture } = family;
  const table = tableIn(family, state);
  const { columns, long, wide, longHeading } = familyLayout(family);
  return (
    <section
      id={id}
      className={styles.family}
      data-surface="light"
      data-wide={wide || undefined}
      data-head={longHeading || undefined}
      aria-labelledby={`${id}-headline`}
      tabIndex={-1}
    >
      <div className="grid">
        <div className={styles.words}>
          <h2 className="h2" id={`${id}-headline`}>
            {headline}
          </h2>
          {introduction && <p className={`body muted ${styles.introduction}`}>{introduction}</p>}
        </div>
        {picture && (
          <figure className={styles.picture}>
            <div>
              <Picture
                image={picture.image}
                crop={['landscape', 'auto']}
                sizes="(min-width: 48em) 36vw, 92vw"
                {...(picture.description ? { alt: '' } : {})}
              />
            </div>
            {picture.description && <figcaption className="label muted">{picture.description}</figcaption>}
          </figure>
        )}
        <div className={styles.figures}>
          {table ? (
            <>
              <p className={`label ${styles.about}`}>
                <span>{preline}</span>
                {table.state && <span className="muted">{t(`stateAt.${table.state}`)}</span>}
              </p>
              <OutputTable
                table={table}
                label={t('figuresOf', { headline: stripSoftHyphens(headline) })}
                columnCount={columns}
                long={long}
              />
            </>
          ) : (
            state && <p className="body muted">{t(`noFigures.${state}`)}</p>
          )}
        </div>
      </div>
    </section>
  );
}
