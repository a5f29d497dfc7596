import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { VideoPlayer } from '@vitrine/ui/video/video-player.tsx';
import { useSwipe } from '@vitrine/ui/viewer/use-swipe.ts';
import { Maximize } from 'lucide';
import { lazy } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { OnceOpen } from '../full-screen/once-open.tsx';
import { useSlides } from '../full-screen/use-slides.ts';
import styles from './inline-gallery.module.css';
import type { GalleryItem } from './model.ts';
import { Thumbs } from './thumbs.tsx';
import { useSwap } from './use-swap.ts';

const viewer = () => import('./inline-gallery-viewer.tsx');
const GalleryViewer = lazy(() => viewer().then(({ GalleryViewer: component }) => ({ default: component })));

/** Pictures and videos in the page: one large, all as thumbnails, and full screen on a press. */
export function InlineGallery({ items }: { items: readonly GalleryItem[] }) {
  const t = useTexts('lines');
  const { selected, shown, leaving, go } = useSwap(items);
  const swipe = useSwipe((direction) => go(selected + direction));
  const slides = useSlides('gallery', items.length);
  const item = items[shown];
  if (!item) return null;
  return (
    <section className={`grid ${styles.gallery}`} aria-label={t('gallery.name')}>
      <div className={styles.stage} data-leaving={leaving || undefined} {...swipe}>
        {item.kind === 'image' ? (
          <>
            <Picture
              key={item.key}
              image={item.image}
              crop={['landscape', 'auto']}
              sizes="(min-width: 1024px) 82vw, 100vw"
              hero={shown === 0}
            />
            <IconButton
              className={styles.enlarge}
              icon={Maximize}
              label={t('gallery.enlarge', { title: item.image.alt })}
              aria-haspopup="dialog"
              onPointerEnter={viewer}
              onFocus={viewer}
              onClick={() => slides.show(shown)}
            />
          </>
        ) : (
          <VideoPlayer key={item.key} video={item.video} />
        )}
      </div>
      {items.length > 1 && <Thumbs items={items} selected={selected} onSelect={go} />}
      <OnceOpen open={slides.open}>
        <GalleryViewer items={items} slides={slides} />
      </OnceOpen>
    </section>
  );
}
