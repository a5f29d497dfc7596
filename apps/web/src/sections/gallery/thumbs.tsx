import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Play } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { altOf, type Medium, mediumId, stillOf } from '../full-screen/media.ts';
import styles from './inline-gallery.module.css';

interface Props {
  items: readonly Medium[];
  selected: number;
  onSelect: (index: number) => void;
}

/** All items small; the one on show is marked. */
export function Thumbs({ items, selected, onSelect }: Props) {
  const t = useTexts('lines');
  return (
    <div className={styles.side}>
      <ul className={styles.thumbs} aria-label={t('gallery.items')}>
        {items.map((item, index) => {
          const still = stillOf(item);
          return (
            <li key={mediumId(item)}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t(`gallery.${item.kind}`, { index: index + 1, total: items.length, title: altOf(item) })}
                aria-current={index === selected || undefined}
                onClick={() => onSelect(index)}
              >
                {still && <Picture image={still} crop={['landscape', 'auto']} sizes="(min-width: 64em) 15vw, 96px" alt="" />}
                {item.kind === 'video' && (
                  <span className={styles.play}>
                    <Icon icon={Play} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
