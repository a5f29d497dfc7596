import { MEDIA_FIRST_SEEN, type MediaItem } from '@vitrine/contract/media-library.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Check, Play } from 'lucide';
import { memo } from 'react';
import { dropFirstScreen } from '../../early-load/handover.ts';
import { fileSize } from '../../i18n/file-size.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { cellAt, type GridShape } from './grid-shape.ts';
import styles from './media-grid.module.css';
import { fileOf, pictureOf } from './model.ts';

interface Props {
  item: MediaItem;
  /** From 0, among `total`. */
  index: number;
  total: number;
  shape: GridShape;
  sizes: string;
  href: string;
  isChosen: boolean;
  onOpen: (id: string) => void;
  onChoose: (item: MediaItem) => void;
}

/** One item of the grid: opens it full screen; its box takes it into the selection. While the grid scrolls only new ones are rendered. */
export const MediaCell = memo(function MediaCell(props: Props) {
  const { item, index, total, shape, sizes, href, isChosen, onOpen, onChoose } = props;
  const t = useTexts('media');
  const { language } = useLanguage();
  const picture = pictureOf(item);
  const { extension, bytes, length } = fileOf(item);
  return (
    <li
      className={styles.cell}
      style={cellAt(shape, index)}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-chosen={isChosen || undefined}
    >
      <a
        href={href}
        data-media={item.id}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onOpen(item.id);
        }}
      >
        <figure className={styles.picture}>
          {picture && (
            <Picture
              image={picture}
              crop="landscape"
              sizes={sizes}
              alt=""
              {...(index < MEDIA_FIRST_SEEN ? { hero: true, onSettled: dropFirstScreen } : {})}
            />
          )}
          {item.type === 'video' && (
            <span className={classNames('num', styles.video)}>
              <Icon icon={Play} size="s" /> <span className={length ? 'sr' : undefined}>{t('video')}</span> {length}
            </span>
          )}
        </figure>
        <span className={styles.words}>
          <b className={styles.name}>{item.title}</b>
          <span className={classNames('num', styles.file)}>
            {extension}, {fileSize(bytes, language)}
          </span>
        </span>
      </a>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onChoose(item)}
          aria-label={t('select', { title: item.title })}
        />
        <span className={styles.box}>
          <Icon icon={Check} size="s" />
        </span>
      </label>
    </li>
  );
});
