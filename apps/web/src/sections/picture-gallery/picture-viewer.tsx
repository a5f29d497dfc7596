import { Viewer } from '@vitrine/ui/viewer/viewer.tsx';
import { ViewerImage } from '@vitrine/ui/viewer/viewer-image.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Slides } from '../full-screen/use-slides.ts';
import { useViewerTexts } from '../full-screen/use-viewer-texts.ts';
import type { CaseStudyDetail } from '../resources.ts';

/** The pictures full screen, each with what it shows. */
export function PictureViewer({ images, slides }: { images: CaseStudyDetail['image']; slides: Slides }) {
  const t = useTexts('products');
  const { labels, imageLabels } = useViewerTexts();
  const image = images[slides.index];
  if (!image) return null;
  return (
    <Viewer
      open={slides.open}
      onClose={slides.close}
      label={t('caseStudy.gallery')}
      count={t('viewer.count', { index: slides.index + 1, total: images.length })}
      labels={labels}
      index={slides.index}
      total={images.length}
      onIndex={slides.goTo}
      media={<ViewerImage key={image.id} image={image} sizes="100vw" labels={imageLabels} />}
      caption={image.alt && <p className="h4">{image.alt}</p>}
    />
  );
}
