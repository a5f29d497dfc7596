import { VideoPlayer } from '@vitrine/ui/video/video-player.tsx';
import { Viewer } from '@vitrine/ui/viewer/viewer.tsx';
import { ViewerImage } from '@vitrine/ui/viewer/viewer-image.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Slides } from '../full-screen/use-slides.ts';
import { useViewerTexts } from '../full-screen/use-viewer-texts.ts';
import { altOf, type GalleryItem } from './model.ts';

/** Pictures and videos of a gallery full screen. */
export function GalleryViewer({ items, slides }: { items: readonly GalleryItem[]; slides: Slides }) {
  const t = useTexts('products');
  const { labels, imageLabels } = useViewerTexts();
  const total = items.length;
  const item = items[slides.index];
  if (!item) return null;
  return (
    <Viewer
      open={slides.open}
      onClose={slides.close}
      label={altOf(item)}
      count={t('viewer.count', { index: slides.index + 1, total })}
      labels={labels}
      index={slides.index}
      total={total}
      onIndex={slides.goTo}
      media={
        item.kind === 'image' ? (
          <ViewerImage key={item.key} image={item.image} sizes="100vw" labels={imageLabels} />
        ) : (
          slides.open && <VideoPlayer key={item.key} video={item.video} />
        )
      }
    />
  );
}
