import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { VideoPlayer } from '@vitrine/ui/video/video-player.tsx';
import { Viewer } from '@vitrine/ui/viewer/viewer.tsx';
import { ViewerImage } from '@vitrine/ui/viewer/viewer-image.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Slides } from '../full-screen/use-slides.ts';
import { useViewerTexts } from '../full-screen/use-viewer-texts.ts';
import styles from './highlight-viewer.module.css';
import type { HighlightMedium } from './model.ts';

/** Pictures and films of all highlights full screen, with the highlight's text where it has one. */
export function HighlightViewer({ media, slides }: { media: readonly HighlightMedium[]; slides: Slides }) {
  const t = useTexts('products');
  const { labels, imageLabels } = useViewerTexts();
  const total = media.length;
  const medium = media[slides.index];
  if (!medium) return null;
  const { label, headline, accordionHeadline, accordionCopy } = medium.highlight;
  return (
    <Viewer
      open={slides.open}
      onClose={slides.close}
      label={headline}
      count={t('viewer.count', { index: slides.index + 1, total })}
      labels={labels}
      index={slides.index}
      total={total}
      onIndex={slides.goTo}
      media={
        medium.kind === 'image' ? (
          <ViewerImage key={medium.key} image={medium.image} sizes="(min-width: 1024px) 64vw, 100vw" labels={imageLabels} />
        ) : (
          slides.open && <VideoPlayer key={medium.key} video={medium.video} />
        )
      }
      aside={
        <div key={medium.highlight.id}>
          {label && <p className="label muted">{label}</p>}
          <h2 className={`h3 ${styles.title}`}>{headline}</h2>
          {accordionCopy &&
            (accordionHeadline ? (
              <Accordion
                className={styles.items}
                firstOpen
                items={[{ id: '0', title: accordionHeadline, body: accordionCopy }]}
              />
            ) : (
              <p className={styles.copy}>{accordionCopy}</p>
            ))}
        </div>
      }
    />
  );
}
