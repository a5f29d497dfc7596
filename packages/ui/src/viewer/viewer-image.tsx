import { chooseVersion, type ImageVersions } from '@vitrine/contract/image-sources.ts';
import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { customProperties } from '../custom-properties.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { Spinner } from '../spinner.tsx';
import styles from './viewer-image.module.css';

interface ViewerImageProps {
  image: { alt: string; placeholder: string; versions: ImageVersions };
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  labels: { loading: string; failed: string };
}

/** A whole picture in the viewer: placeholder and spinner until it is there, a sentence when it does not come. */
export function ViewerImage({ image, sizes, labels }: ViewerImageProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const version = chooseVersion(image.versions, ['auto']);
  if (!version) return null;
  if (state === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        <Icon icon={CircleAlert} /> {labels.failed}
      </p>
    );
  }
  return (
    <div className={styles.frame} style={customProperties({ '--ratio': version.width / version.height })}>
      <Picture image={image} crop="auto" sizes={sizes} onSettled={setState} />
      {state === 'loading' && (
        <span className={styles.spinner}>
          <Spinner label={labels.loading} />
        </span>
      )}
    </div>
  );
}
