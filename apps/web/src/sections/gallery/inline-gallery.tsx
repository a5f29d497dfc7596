import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { VideoPlayer } from '@vitrine/ui/video/video-player.tsx';
import { useSwipe } from '@vitrine/ui/viewer/use-swipe.ts';
import { Maximize } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { altOf, type Medium, mediumId } from '../full-screen/media.ts';
import { LazyMediaViewer, loadMediaViewer } from '../full-screen/media-viewer-lazy.tsx';
import { useSlides } from '../full-screen/use-slides.ts';
import { VideoFailure } from '../video-failure.tsx';
import styles from './inline-gallery.module.css';
import { StagePicture, stageStyle } from './stage-picture.tsx';
import { Thumbs } from './thumbs.tsx';
import { useSwap } from './use-swap.ts';

/** Pictures and videos in the page: one large, all as thumbnails, and full screen on a press. */
export function InlineGallery({ items }: { items: readonly Medium[] }) {
  const t = useTexts('lines');
  const { selected, shown, leaving, go } = useSwap(items);
  const swipe = useSwipe((direction) => go(selected + direction));
  const slides = useSlides('gallery', items.length);
  const item = items[shown];
  if (!item) return null;
  return (
    <section className={`grid ${styles.gallery}`} aria-label={t('gallery.name')}>
      <div className={styles.stage} data-leaving={leaving || undefined} style={stageStyle(item)} {...swipe}>
        {item.kind === 'image' ? (
          <>
            <StagePicture key={mediumId(item)} image={item.image} isFirst={shown === 0} />
            <IconButton
              className={styles.enlarge}
              icon={Maximize}
              label={t('gallery.enlarge', { title: item.image.alt })}
              aria-haspopup="dialog"
              onPointerEnter={loadMediaViewer.ahead}
              onFocus={loadMediaViewer.ahead}
              onClick={() => slides.show(shown)}
            />
          </>
        ) : (
          <VideoPlayer key={mediumId(item)} video={item.video} Failure={VideoFailure} />
        )}
      </div>
      {items.length > 1 && <Thumbs items={items} selected={selected} onSelect={go} />}
      <LazyMediaViewer media={items} slides={slides} label={altOf(items[slides.index] ?? item)} />
    </section>
  );
}
