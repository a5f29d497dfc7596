import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import styles from './body.module.css';
import { PrintPicture } from './print-picture.tsx';

export interface PairProps {
  image: Model<typeof assetImage> | null | undefined;
  /** Small word above the title. */
  label: string | null | undefined;
  title: string;
  copy: string | null;
  /** Facts below the text. */
  details?: readonly { key: string; value: string }[];
}

/** One of two beside each other: picture, title, text. */
export function Pair({ image, label, title, copy, details = [] }: PairProps) {
  return (
    <article className={styles.pair}>
      {image && (
        <figure>
          <PrintPicture image={image} crop="landscape" millimetres={84} />
        </figure>
      )}
      <div>
        {label && <p className={styles.label}>{label}</p>}
        <h3 className={styles.h3}>{stripSoftHyphens(title)}</h3>
        {copy && <p className={styles.copy}>{copy}</p>}
        {details.length > 0 && (
          <dl className={styles.details}>
            {details.map(({ key, value }) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}
