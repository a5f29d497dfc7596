import { Viewer } from '@vitrine/ui/viewer/viewer.tsx';
import { ViewerImage } from '@vitrine/ui/viewer/viewer-image.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useImageOverlay } from '../full-screen/use-image-overlay.ts';
import type { Slides } from '../full-screen/use-slides.ts';
import { useViewerTexts } from '../full-screen/use-viewer-texts.ts';
import styles from './detail-viewer.module.css';
import { ImageOverlay } from './image-overlay.tsx';
import type { DetailSlide } from './model.ts';

/** The slides full screen, picture above words; a press on the picture lays it alone over the window. */
export function DetailViewer({ items, slides }: { items: readonly DetailSlide[]; slides: Slides }) {
  const t = useTexts('products');
  const { labels, imageLabels } = useViewerTexts();
  const alone = useImageOverlay('details');
  const slide = items[slides.index];
  if (!slide) return null;
  const { headline, bulletPoints, image } = slide;
  return (
    <Viewer
      open={slides.open}
      onClose={slides.close}
      label={headline}
      count={t('viewer.count', { index: slides.index + 1, total: items.length })}
      labels={labels}
      index={slides.index}
      total={items.length}
      onIndex={slides.goTo}
      media={
        image && (
          <div className={styles.media}>
            <ViewerImage key={image.id} image={image} sizes="100vw" labels={imageLabels} />
            <button
              type="button"
              className={styles.enlarge}
              aria-label={t('application.enlarge', { title: headline })}
              aria-haspopup="dialog"
              onClick={() => alone.show(slides.index)}
            />
          </div>
        )
      }
      caption={
        <>
          <h2 className="h4">{headline}</h2>
          {bulletPoints.length > 0 && (
            <ul className={`small muted ${styles.points}`}>
              {bulletPoints.map((point, at) => (
                <li key={at}>{point}</li>
              ))}
            </ul>
          )}
        </>
      }
    >
      {image && <ImageOverlay open={alone.open} onClose={alone.close} image={image} label={headline} />}
    </Viewer>
  );
}
