import { Spinner } from '@vitrine/ui/spinner.tsx';
import { memo, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { useTexts } from '../../i18n/use-texts.ts';
import { mendTags } from './mend-tags.ts';
import type { PageSize } from './open-pdf.ts';
import styles from './pdf-viewer.module.css';

interface Props {
  number: number;
  count: number;
  size: PageSize;
  /** Pixels of the screen for a point. */
  scale: number;
  /** It is in the window or close to it. */
  shown: boolean;
  /** Its text is there. */
  onDrawn: () => void;
}

/** The page itself. A large one takes seconds to draw, after each zoom anew: until then its sheet has a sign that it comes. */
function DrawnPage({ number, scale, onDrawn, onTags }: Pick<Props, 'number' | 'scale' | 'onDrawn'> & { onTags: () => void }) {
  const [drawnScale, setDrawnScale] = useState<number | null>(null);
  const end = () => setDrawnScale(scale);
  return (
    <>
      {drawnScale !== scale && (
        <div className={styles.drawing} data-drawing>
          <Spinner />
        </div>
      )}
      <Page
        pageNumber={number}
        scale={scale}
        loading={null}
        error={null}
        onRenderSuccess={end}
        onRenderError={end}
        onLoadError={end}
        onRenderTextLayerSuccess={onDrawn}
        onGetStructTreeSuccess={onTags}
      />
    </>
  );
}

/** One page, of its size from the start; it is drawn when it comes near. */
export const PdfPage = memo(function PdfPage({ number, count, size, scale, shown, onDrawn }: Props) {
  const t = useTexts('staticProduct');
  const place = useRef<HTMLElement>(null);
  const mend = () => place.current && mendTags(place.current);
  return (
    <section
      ref={place}
      className={styles.page}
      style={{ width: size.width * scale, height: size.height * scale }}
      aria-label={t('pageName', { page: number, count })}
      data-page={number}
    >
      {shown && <DrawnPage number={number} scale={scale} onDrawn={onDrawn} onTags={mend} />}
    </section>
  );
});
