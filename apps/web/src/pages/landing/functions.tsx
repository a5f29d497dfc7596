import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import styles from './functions.module.css';

interface FunctionsProps {
  headline: string;
  functions: readonly string[];
  image: Model<typeof assetImage> | null;
}

/** What the app can do: picture left, list right. */
export function Functions({ headline, functions, image }: FunctionsProps) {
  return (
    <section className="section" data-surface="steel">
      <div className={`grid ${styles.functions}`}>
        {image ? (
          <div className={styles.picture}>
            <Picture image={image} crop={['landscape', 'auto']} sizes="(max-width: 63.99em) 100vw, 54vw" />
          </div>
        ) : null}
        <div className={styles.words}>
          <h2 className="h2">{headline}</h2>
          <ul className={styles.list}>
            {functions.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
