import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useQuoted } from '../../i18n/use-quoted.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { CaseStudyTeaser } from '../resources.ts';
import styles from './case-studies.module.css';

/** What a customer says, each beside the picture of the plant, on phones below it; the link is there once the case study has a page. */
export function CaseStudies({ items }: { items: readonly CaseStudyTeaser[] }) {
  const t = useTexts('products');
  const quoted = useQuoted();
  return items.map(({ id, title, quote, source, link, image }, index) => (
    <section key={id} className={styles.case} data-surface="dark" id={index === 0 ? 'caseStudies' : undefined} aria-label={title}>
      {image && (
        <div className={styles.ground}>
          <Picture image={image} crop="auto" sizes="(max-width: 63.99em) 120vw, 100vw" />
        </div>
      )}
      <div className={`grid ${styles.words}`}>
        <figure className={styles.quote}>
          <p className={`label ${styles.label}`}>{t('caseStudies.label')}</p>
          <blockquote className="h2">{quoted(quote)}</blockquote>
          {source && <figcaption className={`muted ${styles.source}`}>{source}</figcaption>}
        </figure>
        {link && (
          <div className={styles.link}>
            <AppLink href={link} className={arrowLinkClass()}>
              <ArrowLabel>{t('caseStudies.link')}</ArrowLabel>
            </AppLink>
          </div>
        )}
      </div>
    </section>
  ));
}
