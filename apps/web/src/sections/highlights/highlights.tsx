import { Carousel } from '@vitrine/ui/carousel/carousel.tsx';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useSlides } from '../full-screen/use-slides.ts';
import type { Highlight } from '../resources.ts';
import { HighlightCell } from './highlight-cell.tsx';
import { highlightMedia } from './model.ts';

const loadViewer = laterComponent(() => import(/* later: when it is opened */ './highlight-viewer.tsx'), 'HighlightViewer');

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
  const HighlightViewer = useLoaded(loadViewer, slides.open, slides.close);
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
                onPrepare={loadViewer.ahead}
                onOpen={first < 0 ? null : () => slides.show(first)}
              />
            ),
          };
        })}
      </Carousel>
      {HighlightViewer && <HighlightViewer media={media} slides={slides} />}
    </section>
  );
}
