import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { Viewer } from '@vitrine/ui/viewer/viewer.tsx';
import { ViewerImage } from '@vitrine/ui/viewer/viewer-image.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Slides } from '../full-screen/use-slides.ts';
import { useViewerTexts } from '../full-screen/use-viewer-texts.ts';
import type { Advantage } from '../product-model.ts';
import styles from './advantage-viewer.module.css';

/** Advantages full screen, one after the other, each with its picture, its text and its accordion. */
export function AdvantageViewer({ advantages, slides }: { advantages: readonly Advantage[]; slides: Slides }) {
  const t = useTexts('products');
  const { labels, imageLabels } = useViewerTexts();
  const total = advantages.length;
  const advantage = advantages[slides.index];
  if (!advantage) return null;
  const { id, title, copy, advantageCategory, productImage, accordionItem } = advantage;
  return (
    <Viewer
      open={slides.open}
      onClose={slides.close}
      label={title}
      count={t('viewer.count', { index: slides.index + 1, total })}
      labels={labels}
      index={slides.index}
      total={total}
      onIndex={slides.goTo}
      media={
        productImage && <ViewerImage key={id} image={productImage} sizes="(min-width: 1024px) 64vw, 100vw" labels={imageLabels} />
      }
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
