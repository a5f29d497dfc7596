import { Carousel } from '@vitrine/ui/carousel/carousel.tsx';
import { lazy } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { OnceOpen } from '../full-screen/once-open.tsx';
import { useSlides } from '../full-screen/use-slides.ts';
import type { Product } from '../product-model.ts';
import { HighlightCell } from './highlight-cell.tsx';
import { highlightMedia } from './model.ts';

const viewer = () => import('./highlight-viewer.tsx');
const HighlightViewer = lazy(() => viewer().then(({ HighlightViewer: component }) => ({ default: component })));

/** Large pictures of what the machine is about, for machines without a turntable. */
export function Highlights({ product }: { product: Product }) {
  const t = useTexts('products');
  const media = highlightMedia(product.highlightList);
  const slides = useSlides('highlights', media.length);
  return (
    <section className="section" data-surface="dark" id="highlights">
      <Carousel
        heading={<h2 className="h2">{t('highlights.headline')}</h2>}
        label={t('highlights.headline')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        cells="wide"
      >
        {product.highlightList.map((highlight) => {
          const first = media.findIndex((entry) => entry.highlight === highlight);
          return {
            key: highlight.id,
            cell: <HighlightCell highlight={highlight} onPrepare={viewer} onOpen={first < 0 ? null : () => slides.show(first)} />,
          };
        })}
      </Carousel>
      <OnceOpen open={slides.open}>
        <HighlightViewer media={media} slides={slides} />
      </OnceOpen>
    </section>
  );
}
