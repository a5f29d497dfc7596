import { ownRatio } from '@vitrine/contract/image-sources.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import type { BlockProps } from '../resources.ts';
import styles from './image-single.module.css';

/** One picture in its own ratio, as wide as the page unless it would be higher than the window. */
export function ImageSingle({ block: { image } }: BlockProps<'imageSingle'>) {
  if (!image) return null;
  return (
    <section>
      <div className="grid">
        <figure className={styles.picture} style={customProperties({ '--ratio': ownRatio(image) })}>
          <Picture image={image} crop="auto" sizes="(min-width: 120em) 1728px, 100vw" />
        </figure>
      </div>
    </section>
  );
}
