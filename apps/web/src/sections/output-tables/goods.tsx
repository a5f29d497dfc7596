import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './goods.module.css';
import type { OutputPicture } from './model.ts';

/** What the figures hold for: goods with a short description. */
export function Goods({ goods }: { goods: readonly OutputPicture[] }) {
  const t = useTexts('outputs');
  return (
    <section className={styles.goods} data-surface="light" aria-labelledby="goods-headline">
      <div className="grid">
        <h2 className="h3" id="goods-headline">
          {t('goods')}
        </h2>
        <ul className={styles.list}>
          {goods.map(({ image, description }) => (
            <li key={image.id}>
              <figure>
                <div className={styles.picture}>
                  <Picture
                    image={image}
                    crop={['landscape', 'auto']}
                    sizes="(min-width: 64em) 32vw, 46vw"
                    {...(description ? { alt: '' } : {})}
                  />
                </div>
                {description && <figcaption className={styles.description}>{description}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
