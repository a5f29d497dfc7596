import type { assetImage, Crop } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { ReactNode } from 'react';
import { inPairs } from './pair-list.tsx';
import styles from './picture-pairs.module.css';
import { PrintPicture } from './print-picture.tsx';

interface Printed {
  image: Model<typeof assetImage>;
  headline?: string | null;
  copy?: string | null;
}

interface Props {
  /** Stays with the first row. */
  heading?: ReactNode;
  pictures: Printed[];
  crop?: Crop;
}

/** What a slider or a gallery prints: pictures with their texts, two a row. A row does not break; a single picture has its text beside it. */
export function PicturePairs({ heading, pictures, crop = 'landscape' }: Props) {
  const rows = inPairs(pictures.map((picture, index) => ({ ...picture, key: `${index}` })));
  return rows.map((row, index) => (
    <div key={row[0]?.key} className={styles.row} data-may-begin-page={index > 0 ? 'rows' : undefined}>
      {index === 0 && heading}
      <div className={row.length === 2 ? styles.two : styles.one}>
        {row.map(({ key, image, headline, copy }) => (
          <article key={key}>
            <figure data-crop={crop}>
              <PrintPicture image={image} crop={crop} millimetres={84} />
            </figure>
            {(headline || copy) && (
              <div className={styles.text}>
                {headline && <p className={styles.headline}>{stripSoftHyphens(headline)}</p>}
                {copy && <p className={styles.copy}>{copy}</p>}
              </div>
            )}
          </article>
        ))}
      </div>
    </div>
  ));
}
