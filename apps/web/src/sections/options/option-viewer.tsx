import { MediaViewer } from '../full-screen/media-viewer.tsx';
import type { Slides } from '../full-screen/use-slides.ts';
import type { ProductOption } from '../resources.ts';
import { optionMedia, optionSlides } from './model.ts';
import styles from './option-viewer.module.css';

/** The slides of one option full screen: its video on the first one, its pictures on those after it. */
export function OptionViewer({ option, slides }: { option: ProductOption; slides: Slides }) {
  const page = optionSlides(option)[slides.index];
  const { title } = option;
  if (!page) return null;
  return (
    <MediaViewer
      media={optionMedia(option)}
      slides={slides}
      label={title}
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
