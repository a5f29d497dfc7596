import { Carousel } from '@vitrine/ui/carousel/carousel.tsx';
import { lazy } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { OnceOpen } from '../full-screen/once-open.tsx';
import { useSlides } from '../full-screen/use-slides.ts';
import type { Highlight } from '../resources.ts';
import { HighlightCell } from './highlight-cell.tsx';
import { highlightMedia } from './model.ts';

const viewer = () => import(/* later: when it is opened */ './highlight-viewer.tsx');
const HighlightViewer = lazy(() => viewer().then(({ HighlightViewer: component }) => ({ default: component })));

interface Props {
  /** Null or absent: the catalogue's own. */
  headline?: string | null;
  items: readonly Highlight[];
  /** On light ground each picture has its text below it, to read; on dark ground pictures are to look at. */
  surface?: 'dark' | 'light';
}

/** Large pictures of what a machine or line is about; a product has them only without a turntable. */
export function Highlights({ headline, items, surface = 'dark' }: Props) {
  const t = useTexts('products');
  const media = highlightMedia(items);
  const slides = useSlides('highlights', media.length);
  return (
    <section className="section" data-surface={surface} id="highlights">
      <Carousel
        heading={<h2 className="h2">{headline ?? t('highlights.headline')}</h2>}
        label={headline ?? t('highlights.headline')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        cells="wide"
      >
        {items.map((highlight) => {
          const first = media.findIndex((entry) => entry.highlight === highlight);
          return {
            key: highlight.id,
            cell: (
              <HighlightCell
                highlight={highlight}
                readable={surface === 'light'}
                onPrepare={viewer}
                onOpen={first < 0 ? null : () => slides.show(first)}
              />
            ),
          };
        })}
      </Carousel>
      <OnceOpen open={slides.open}>
        <HighlightViewer media={media} slides={slides} />
      </OnceOpen>
    </section>
  );
}
