import { preloadPicture } from '@vitrine/ui/picture/preload.ts';
import { VideoPlayer } from '@vitrine/ui/video/video-player.tsx';
import { Viewer } from '@vitrine/ui/viewer/viewer.tsx';
import { ViewerImage } from '@vitrine/ui/viewer/viewer-image.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { VideoFailure } from '../video-failure.tsx';
import { altOf, type Medium, mediumId } from './media.ts';
import type { Slides } from './use-slides.ts';
import { useViewerTexts } from './use-viewer-texts.ts';

export interface MediaViewerProps {
  /** One for each slide; null where a slide is text only. */
  media: readonly (Medium | null)[];
  slides: Slides;
  /** Name of the slide that is shown. */
  label: string;
  /** Text of the slide that is shown. */
  aside?: ReactNode;
  /** What a medium shows is said below it. */
  captioned?: boolean;
}

/** Below 1024 px the medium has the whole width of the window; above, two thirds of it where there is text. */
const sizesFor = (aside: ReactNode) => `(min-width: 64em) ${aside ? 64 : 92}vw, 100vw`;

/** Pictures and videos full screen, one after the other; the next picture is loaded when its arrow is pointed at. */
export function MediaViewer({ media, slides, label, aside, captioned = false }: MediaViewerProps) {
  const t = useTexts('products');
  const { labels, imageLabels } = useViewerTexts();
  const medium = media[slides.index];
  const total = media.length;
  const sizes = sizesFor(aside);
  return (
    <Viewer
      open={slides.open}
      onClose={slides.close}
      label={label}
      count={t('viewer.count', { index: slides.index + 1, total })}
      labels={labels}
      index={slides.index}
      total={total}
      onIndex={slides.goTo}
      onNear={(index) => {
        const next = media[index];
        if (next?.kind === 'image') preloadPicture(next.image.versions, 'auto', sizes);
      }}
      media={
        medium?.kind === 'image' ? (
          <ViewerImage key={mediumId(medium)} image={medium.image} sizes={sizes} labels={imageLabels} />
        ) : (
          medium &&
          slides.open && <VideoPlayer key={mediumId(medium)} video={medium.video} starts="shown" Failure={VideoFailure} />
        )
      }
      aside={aside}
      caption={captioned && medium && altOf(medium) && <p className="h4">{altOf(medium)}</p>}
    />
  );
}
