import { classNames } from '@vitrine/ui/class-names.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useQuoted } from '../../i18n/use-quoted.ts';
import type { BlockProps } from '../resources.ts';
import { isFullPage, surfaceOf } from './model.ts';
import styles from './quote.module.css';

/** A quotation: beside a picture, alone, or black and full over a whole screen. */
export function Quote({ block }: BlockProps<'quote'>) {
  const quoted = useQuoted();
  const { quote, source, style, image } = block;
  const fullPage = isFullPage(block);
  const picture = fullPage ? null : image;
  return (
    <section className={classNames(fullPage && styles.fullPage)} data-surface={surfaceOf(block)}>
      <div className={classNames('grid', styles.quote)} data-layout={picture ? style : undefined}>
        {picture && (
          <div className={styles.picture}>
            {style === 'full' ? (
              <Picture
                image={picture}
                crop={['auto', 'square']}
                art={[{ media: '(max-width: 47.99em)', crop: 'portrait' }]}
                sizes="100vw"
              />
            ) : (
              <Picture image={picture} crop={['square', 'auto']} sizes="(min-width: 64em) 34vw, 100vw" />
            )}
          </div>
        )}
        <figure className={styles.words}>
          <blockquote className={style === 'full' ? 'h1' : 'h2'}>{quoted(quote)}</blockquote>
          {source && <figcaption className={`muted ${styles.source}`}>{source}</figcaption>}
        </figure>
      </div>
    </section>
  );
}
