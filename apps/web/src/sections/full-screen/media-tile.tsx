import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Maximize, Play } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { altOf, type Medium, stillOf } from './media.ts';
import styles from './media-tile.module.css';
import { loadMediaViewer } from './media-viewer-lazy.tsx';

interface MediaTileProps {
  medium: Medium;
  /** Its place among all, from 0. */
  index: number;
  total: number;
  sizes: string;
  /** Its frame is higher than wide, except on phones. */
  upright?: boolean;
  /** How many more the view shows that have no tile. */
  more?: number;
  onOpen: () => void;
}

const UPRIGHT = [{ media: '(min-width: 48em)', crop: 'portrait' }] as const;

/** A picture, or a video's still, that opens full screen. It fills the frame that its parent gives it. */
export function MediaTile({ medium, index, total, sizes, upright = false, more = 0, onOpen }: MediaTileProps) {
  const t = useTexts('products');
  const still = stillOf(medium);
  const isVideo = medium.kind === 'video';
  const place = { index: index + 1, total, count: more };
  return (
    <button
      type="button"
      className={styles.tile}
      data-paper
      aria-label={`${t(more > 0 ? 'viewer.more' : isVideo ? 'viewer.watch' : 'viewer.enlarge', place)}: ${altOf(medium)}`}
      aria-haspopup="dialog"
      onPointerEnter={loadMediaViewer.ahead}
      onFocus={loadMediaViewer.ahead}
      onClick={onOpen}
    >
      {still && <Picture image={still} crop={['landscape', 'auto']} art={upright ? UPRIGHT : []} sizes={sizes} alt="" />}
      <span className={styles.sign}>
        {more > 0 ? <span className="num">+{more}</span> : <Icon icon={isVideo ? Play : Maximize} size="l" />}
      </span>
    </button>
  );
}
