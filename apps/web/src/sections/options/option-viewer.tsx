import { VideoPlayer } from '@vitrine/ui/video/video-player.tsx';
import { Viewer } from '@vitrine/ui/viewer/viewer.tsx';
import { ViewerImage } from '@vitrine/ui/viewer/viewer-image.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Slides } from '../full-screen/use-slides.ts';
import { useViewerTexts } from '../full-screen/use-viewer-texts.ts';
import type { ProductOption } from '../product-model.ts';
import { optionSlides } from './model.ts';
import styles from './option-viewer.module.css';

/** The slides of one option full screen: its film on the first one, its pictures on those after it. */
export function OptionViewer({ option, slides }: { option: ProductOption; slides: Slides }) {
  const t = useTexts('products');
  const { labels, imageLabels } = useViewerTexts();
  const pages = optionSlides(option);
  const page = pages[slides.index];
  const { title, productOptionsSlideVideo: video, productOptionsSlideImage, productOptionsImageList } = option;
  const images = productOptionsSlideImage ? [productOptionsSlideImage, ...productOptionsImageList] : productOptionsImageList;
  const image = images[Math.min(slides.index, images.length - 1)];
  if (!page) return null;
  return (
    <Viewer
      open={slides.open}
      onClose={slides.close}
      label={title}
      count={t('viewer.count', { index: slides.index + 1, total: pages.length })}
      labels={labels}
      index={slides.index}
      total={pages.length}
      onIndex={slides.goTo}
      media={
        video && slides.index === 0
          ? slides.open && <VideoPlayer video={video} />
          : image && <ViewerImage key={image.id} image={image} sizes="(min-width: 1024px) 64vw, 100vw" labels={imageLabels} />
      }
      aside={
        <div key={slides.index}>
          {page.headline !== title && <p className="label muted">{title}</p>}
          <h2 className={`h3 ${styles.title}`}>{page.headline}</h2>
          <p className={styles.copy}>{page.copy}</p>
        </div>
      }
    />
  );
}
