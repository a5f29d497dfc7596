import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Plus } from 'lucide';
import { lazy } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { OnceOpen } from '../full-screen/once-open.tsx';
import { useSlides } from '../full-screen/use-slides.ts';
import type { CaseStudyDetail } from '../resources.ts';
import { type GalleryShape, galleryShapes } from './gallery-shapes.ts';
import styles from './picture-gallery.module.css';

const viewer = () => import('./picture-viewer.tsx');
const PictureViewer = lazy(() => viewer().then(({ PictureViewer: component }) => ({ default: component })));

/** Beside a wide one a picture is upright; on phones all lie. */
const UPRIGHT = [{ media: '(min-width: 768px)', crop: 'portrait' }] as const;
const WIDTH: Record<GalleryShape, string> = { whole: '92vw', wide: '62vw', tall: '62vw', narrow: '42vw', stacked: '32vw' };

interface Props {
  items: CaseStudyDetail['image'];
  /** The section before it is white as well: they share one space. */
  join: boolean;
}

/** Pictures in rows that close; a press on one opens it full screen. */
export function PictureGallery({ items, join }: Props) {
  const t = useTexts('products');
  const slides = useSlides('pictures', items.length);
  const shapes = galleryShapes(items.length);
  return (
    <section className="section" data-surface="light" data-join={join || undefined} id="pictures">
      <div className="grid head">
        <h2 className="h2">{t('caseStudy.gallery')}</h2>
      </div>
      <ul className={`grid ${styles.gallery}`}>
        {items.map((image, index) => {
          const shape = shapes[index] ?? 'whole';
          return (
            <li key={image.id} data-shape={shape}>
              <button
                type="button"
                className={styles.open}
                aria-label={t('caseStudy.open', { index: index + 1, alt: image.alt })}
                aria-haspopup="dialog"
                onPointerEnter={viewer}
                onFocus={viewer}
                onClick={() => slides.show(index)}
              >
                <Picture
                  image={image}
                  crop={['landscape', 'auto']}
                  art={shape === 'narrow' ? UPRIGHT : []}
                  sizes={`(min-width: 768px) ${WIDTH[shape]}, 100vw`}
                />
                <span className={styles.plus}>
                  <Icon icon={Plus} size="l" />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <OnceOpen open={slides.open}>
        <PictureViewer images={items} slides={slides} />
      </OnceOpen>
    </section>
  );
}
