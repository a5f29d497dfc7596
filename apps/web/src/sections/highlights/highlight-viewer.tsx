import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { MediaViewer } from '../full-screen/media-viewer.tsx';
import type { Slides } from '../full-screen/use-slides.ts';
import styles from './highlight-viewer.module.css';
import type { HighlightMedium } from './model.ts';

/** Pictures and videos of all highlights full screen, with the highlight's text where it has one. */
export function HighlightViewer({ media, slides }: { media: readonly HighlightMedium[]; slides: Slides }) {
  const shown = media[slides.index];
  if (!shown) return null;
  const { id, label, headline, accordionHeadline, accordionCopy } = shown.highlight;
  return (
    <MediaViewer
      media={media.map(({ medium }) => medium)}
      slides={slides}
      label={headline}
      aside={
        <div key={id}>
          {label && <p className="label muted">{label}</p>}
          <h2 className={`h3 ${styles.title}`}>{headline}</h2>
          {accordionCopy &&
            (accordionHeadline ? (
              <Accordion
                className={styles.items}
                firstOpen
                items={[{ id: '0', title: accordionHeadline, body: accordionCopy }]}
              />
            ) : (
              <p className={styles.copy}>{accordionCopy}</p>
            ))}
        </div>
      }
    />
  );
}
