import { useTexts } from '../../i18n/use-texts.ts';
import { mediaOf } from '../../sections/full-screen/media.ts';
import { MediaTile } from '../../sections/full-screen/media-tile.tsx';
import { LazyMediaViewer } from '../../sections/full-screen/media-viewer-lazy.tsx';
import { useSlides } from '../../sections/full-screen/use-slides.ts';
import type { BlockProps } from '../resources.ts';
import { slidesOf } from '../slides.ts';
import styles from './lightbox-slider.module.css';
import { rowLength } from './model.ts';

/** Pictures in rows; each opens full screen with its text. */
export function LightboxSlider({ block, level }: BlockProps<'lightboxSlider'>) {
  const t = useTexts('products');
  const all = slidesOf(block);
  const slides = useSlides(`lightbox-${block.id}`, all.length);
  const shown = all[slides.index];
  const Heading = `h${level}` as const;
  if (!shown) return null;
  const inRow = rowLength(all.length);
  return (
    <section data-surface="steel">
      <ul className={`grid ${styles.tiles}`} data-row={inRow} data-odd={all.length % 2 === 1 || undefined}>
        {all.map(({ image, headline }, index) => (
          <li key={`${index}`}>
            <MediaTile
              medium={{ kind: 'image', image }}
              index={index}
              total={all.length}
              sizes={`(min-width: 48em) ${Math.round(100 / inRow)}vw, ${index === 0 ? 100 : 50}vw`}
              onOpen={() => slides.show(index)}
            />
            {headline && <Heading className={styles.headline}>{headline}</Heading>}
          </li>
        ))}
      </ul>
      <LazyMediaViewer
        media={mediaOf(all.map(({ image }) => image))}
        slides={slides}
        label={shown.headline ?? t('viewer.pictures')}
        aside={
          (shown.headline || shown.copy) && (
            <div key={slides.index}>
              {shown.headline && <h2 className={`h3 ${styles.title}`}>{shown.headline}</h2>}
              {shown.copy && <p className={styles.copy}>{shown.copy}</p>}
            </div>
          )
        }
      />
    </section>
  );
}
