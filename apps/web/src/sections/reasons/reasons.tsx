import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { ProductLine } from '../resources.ts';
import styles from './reasons.module.css';

/** Why one buys the line: its picture, and the reasons beside it. */
export function Reasons({ line }: { line: ProductLine }) {
  const t = useTexts('lines');
  const { reasonsHeadline, reasonsList, productLinesReasonsImage: image } = line;
  return (
    <section className="section" data-surface="steel" id="reasons">
      <div className={`grid ${styles.pair}`} data-pictured={image ? '' : undefined}>
        {image && (
          <figure className={styles.picture}>
            <Picture image={image} crop={['landscape', 'auto']} sizes="(min-width: 64em) 52vw, 100vw" />
          </figure>
        )}
        <div className={styles.words}>
          <h2 className="h2">{reasonsHeadline ?? t('reasons.headline')}</h2>
          <ul className={`rows ${styles.list}`}>
            {reasonsList.map(({ headline, copy }) => (
              <li key={copy} className={styles.reason}>
                {headline && <h3 className="h4">{headline}</h3>}
                <p className={headline ? 'muted' : undefined}>{copy}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
