import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Plus } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Advantage } from '../resources.ts';
import styles from './advantages.module.css';
import type { TileShape } from './tile-row.ts';

/** From 1024 px the tile beside a wide one is upright. */
const TALL = [{ media: '(min-width: 64em)', crop: 'portrait' }] as const;
const WIDTH: Record<TileShape, string> = { wide: '64vw', tall: '32vw', third: '32vw' };

interface AdvantageTileProps {
  advantage: Advantage;
  shape: TileShape;
  /** The pointer or the focus is there: the press may follow. */
  onPrepare: () => void;
  onOpen: () => void;
}

/** Picture, category, title and sentence; the whole tile opens it. */
export function AdvantageTile({ advantage, shape, onPrepare, onOpen }: AdvantageTileProps) {
  const t = useTexts('products');
  const { productImage, advantageCategory, title, copy } = advantage;
  return (
    <li className={styles.tile} data-shape={shape}>
      <figure className={styles.picture}>
        {productImage && (
          <Picture
            image={productImage}
            crop="landscape"
            art={shape === 'tall' ? TALL : []}
            sizes={`(min-width: 64em) ${WIDTH[shape]}, (min-width: 48em) 48vw, 100vw`}
          />
        )}
        <span className={styles.plus}>
          <Icon icon={Plus} size="l" />
        </span>
      </figure>
      <p className={`label muted ${styles.category}`}>{advantageCategory?.title}</p>
      <div>
        <h3 className="h3">
          <button
            type="button"
            className={styles.open}
            data-paper
            aria-label={t('advantages.open', { title })}
            aria-haspopup="dialog"
            onPointerEnter={onPrepare}
            onFocus={onPrepare}
            onClick={onOpen}
          >
            {title}
          </button>
        </h3>
        <p className={`body muted ${styles.copy}`}>{copy}</p>
      </div>
    </li>
  );
}
