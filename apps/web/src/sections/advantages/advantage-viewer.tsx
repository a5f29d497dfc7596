import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { mediaOf } from '../full-screen/media.ts';
import { MediaViewer } from '../full-screen/media-viewer.tsx';
import type { Slides } from '../full-screen/use-slides.ts';
import type { Advantage } from '../resources.ts';
import styles from './advantage-viewer.module.css';

/** Advantages full screen, one after the other, each with its picture, its text and its accordion. */
export function AdvantageViewer({ advantages, slides }: { advantages: readonly Advantage[]; slides: Slides }) {
  const advantage = advantages[slides.index];
  if (!advantage) return null;
  const { id, title, copy, advantageCategory, accordionItem } = advantage;
  return (
    <MediaViewer
      media={advantages.map(({ productImage }) => (productImage && mediaOf([productImage])[0]) ?? null)}
      slides={slides}
      label={title}
      aside={
        <div key={id}>
          {advantageCategory && <p className="label muted">{advantageCategory.title}</p>}
          <h2 className={`h2 ${styles.title}`}>{title}</h2>
          <p className={styles.copy}>{copy}</p>
          {accordionItem.length > 0 && (
            <Accordion
              className={styles.items}
              items={accordionItem.map(({ accordionHeadline, accordionCopy }, index) => ({
                id: String(index),
                title: accordionHeadline,
                body: accordionCopy,
              }))}
            />
          )}
        </div>
      }
    />
  );
}
