import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useQuoted } from '../../i18n/use-quoted.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { CaseStudyDetail } from '../resources.ts';
import styles from './customer-quote.module.css';

interface Props {
  quote: string;
  source: string | null;
  image: CaseStudyDetail['image'][number] | null;
}

/** What a customer says, large, beside the picture where there is one. */
export function CustomerQuote({ quote, source, image }: Props) {
  const t = useTexts('products');
  const quoted = useQuoted();
  return (
    <section className="section" data-surface="steel" aria-label={t('caseStudy.quote')}>
      <div className={`grid ${styles.columns}`} data-pictured={image ? '' : undefined}>
        {image && (
          <div className={styles.picture}>
            <Picture image={image} crop={['portrait', 'auto']} sizes="(min-width: 64em) 34vw, 100vw" />
          </div>
        )}
        <figure className={styles.words}>
          <blockquote className={image ? 'h2' : 'h1'}>{quoted(quote)}</blockquote>
          {source && <figcaption className={`muted ${styles.source}`}>{source}</figcaption>}
        </figure>
      </div>
    </section>
  );
}
