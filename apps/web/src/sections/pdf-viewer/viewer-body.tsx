import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { commandOf, type ViewerCommand } from './keys.ts';
import type { OpenPdf } from './open-pdf.ts';
import { PageTools } from './page-tools.tsx';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-viewer.module.css';
import { SearchTools } from './search-tools.tsx';
import { usePages } from './use-pages.ts';
import { useSearch } from './use-search.ts';
import { useZoom } from './use-zoom.ts';

/** An open file: tools above, its pages in a window of their own below. */
export function ViewerBody({ pdf, title }: { pdf: OpenPdf; title: string }) {
  const t = useTexts('staticProduct');
  const area = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [drawn, setDrawn] = useState(0);
  // The same function each time: react-pdf writes a page's text anew for another one.
  const onDrawn = useCallback(() => setDrawn((times) => times + 1), []);
  const zoom = useZoom(area, pdf.sizes);
  const { page, near, goTo } = usePages(area, pdf.sizes.length);
  const search = useSearch(area, { pdf, page, goTo, drawn });
  const run: Record<ViewerCommand, () => void> = {
    next: () => goTo(page + 1),
    previous: () => goTo(page - 1),
    first: () => goTo(1),
    last: () => goTo(pdf.sizes.length),
    zoomIn: () => zoom.step(1),
    zoomOut: () => zoom.step(-1),
    fit: zoom.fit,
    search: () => field.current?.select(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { scrollWidth = 0, clientWidth = 0 } = area.current ?? {};
    const typing = event.target instanceof HTMLInputElement;
    const command = commandOf(event, { typing, wide: scrollWidth > clientWidth });
    if (command === null) return;
    event.preventDefault();
    run[command]();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside bubble to here.
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
        <PageTools page={page} count={pdf.sizes.length} goTo={goTo} zoom={zoom} />
        <SearchTools search={search} field={field} />
      </div>
      <p className={styles.missing}>{t('paperMissing')}</p>
      <section
        ref={area}
        className={styles.area}
        aria-label={`${t('document')}: ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
        tabIndex={0}
        data-pdf-pages
      >
        {pdf.sizes.map((size, index) => (
          <PdfPage
            key={index}
            number={index + 1}
            count={pdf.sizes.length}
            size={size}
            scale={zoom.scale}
            shown={near.has(index + 1)}
            onDrawn={onDrawn}
          />
        ))}
      </section>
    </div>
  );
}
