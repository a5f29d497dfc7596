import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Snowflake, Thermometer } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LineOutput } from '../resources.ts';
import styles from './line-output.module.css';
import { goodsOf } from './model.ts';

const ICONS = { fresh: Thermometer, frozen: Snowflake };

/** What goes into the line, fresh and frozen: pictures with what they show. */
export function GoodsPictures({ output }: { output: LineOutput }) {
  const t = useTexts('lines');
  const goods = goodsOf(output);
  if (goods.length === 0) return null;
  return (
    <div className={styles.goods}>
      {goods.map(({ state, items }) => (
        <div key={state}>
          <h3 className={`h4 ${styles.state}`}>
            <Icon icon={ICONS[state]} /> {t(`output.${state}`)}
          </h3>
          <ul className={styles.pictures} data-thirds={items.length % 3 === 0 || undefined}>
            {items.map(({ image, description }) => (
              <li key={image.id}>
                <figure>
                  <div className={styles.picture}>
                    <Picture
                      image={image}
                      crop={['landscape', 'auto']}
                      sizes="(min-width: 64em) 19vw, 46vw"
                      {...(description && { alt: '' })}
                    />
                  </div>
                  {description && <figcaption className="small">{description}</figcaption>}
                </figure>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
