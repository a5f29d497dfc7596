import { Icon } from '@vitrine/ui/icon.tsx';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Plus } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useSlides } from '../full-screen/use-slides.ts';
import type { LineReference } from '../resources.ts';
import styles from './references.module.css';

const loadSheet = laterComponent(() => import(/* later: when it is opened */ './reference-sheet.tsx'), 'ReferenceSheet');

/** Customers of the line; a press on one opens its sheet over the page. */
export function References({ items }: { items: readonly LineReference[] }) {
  const t = useTexts('lines');
  const slides = useSlides('references', items.length);
  const ReferenceSheet = useLoaded(loadSheet, slides.open, slides.close);
  return (
    <section className="section" data-surface="steel" id="references">
      <div className="grid head">
        <h2 className="h2">{t('references.headline')}</h2>
      </div>
      <ul className={`grid ${styles.tiles}`} data-thirds={(items.length % 3 === 0 && items.length > 0) || undefined}>
        {items.map(({ id, label, headline, subline, image }, index) => (
          <li key={id} className={styles.tile}>
            <figure className={styles.picture}>
              {image && <Picture image={image} crop={['landscape', 'auto']} sizes="(min-width: 48em) 48vw, 100vw" alt="" />}
              <span className={styles.plus}>
                <Icon icon={Plus} size="l" />
              </span>
            </figure>
            <p className={`label muted ${styles.label}`}>{label}</p>
            <h3 className="h3">
              <button
                type="button"
                className={styles.open}
                data-paper
                aria-label={t('references.open', { title: headline })}
                aria-haspopup="dialog"
                onPointerEnter={loadSheet.ahead}
                onFocus={loadSheet.ahead}
                onClick={() => slides.show(index)}
              >
                {headline}
              </button>
            </h3>
            {subline && <p className={`body muted ${styles.subline}`}>{subline}</p>}
          </li>
        ))}
      </ul>
      {ReferenceSheet && <ReferenceSheet items={items} slides={slides} />}
    </section>
  );
}
