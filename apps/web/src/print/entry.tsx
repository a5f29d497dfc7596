import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import styles from './body.module.css';
import { PrintPicture } from './print-picture.tsx';

interface Props {
  image: Model<typeof assetImage> | null | undefined;
  title: string;
  copy: string | null;
  /** A page may begin with its row. */
  mayBeginPage?: boolean;
}

/** A row of a category list: a picture of 26 mm where there is one, title and text. */
export function Entry({ image, title, copy, mayBeginPage = false }: Props) {
  return (
    <li className={image ? styles.entry : styles.entryPlain} data-may-begin-page={mayBeginPage ? 'rows' : undefined}>
      {image && (
        <figure>
          <PrintPicture image={image} crop="landscape" millimetres={26} />
        </figure>
      )}
      <div>
        <p className={styles.entryTitle}>{title}</p>
        {copy && <p className={styles.entryCopy}>{copy}</p>}
      </div>
    </li>
  );
}
