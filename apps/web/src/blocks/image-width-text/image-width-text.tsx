import { ownRatio } from '@vitrine/contract/image-sources.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { RichText } from '@vitrine/ui/rich-text/rich-text.tsx';
import type { BlockProps } from '../resources.ts';
import styles from './image-width-text.module.css';

/** A picture beside a text; on small screens above it. */
export function ImageWidthText({ block: { appearance, image, copy }, level }: BlockProps<'imageWidthText'>) {
  return (
    <section>
      <div className={`grid ${styles.pair}`} data-appearance={appearance}>
        {image && (
          <figure className={styles.picture} style={customProperties({ '--ratio': ownRatio(image) })}>
            <Picture image={image} crop="auto" sizes="(min-width: 64em) 54vw, 100vw" />
          </figure>
        )}
        <RichText blocks={copy} level={level} className={styles.text} />
      </div>
    </section>
  );
}
