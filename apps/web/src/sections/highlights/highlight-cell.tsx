import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { Maximize, Play } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Highlight } from '../resources.ts';
import styles from './highlights.module.css';
import { highlightImage } from './model.ts';

interface HighlightCellProps {
  highlight: Highlight;
  /** With its text below it. */
  readable: boolean;
  onPrepare: () => void;
  /** Null when there is neither picture nor video to open. */
  onOpen: (() => void) | null;
}

/** A highlight's first picture (or its video’s still) with label and headline. */
export function HighlightCell({ highlight, readable, onPrepare, onOpen }: HighlightCellProps) {
  const t = useTexts('products');
  const { label, headline, accordionCopy, imagesList } = highlight;
  const image = highlightImage(highlight);
  return (
    <div className={styles.cell}>
      <figure className={styles.picture}>
        {image && <Picture image={image} crop={['landscape', 'auto']} sizes="(min-width: 64em) 66vw, 82vw" />}
        {onOpen && (
          <span className={styles.sign}>
            <Icon icon={imagesList.length > 0 ? Maximize : Play} size="l" />
          </span>
        )}
      </figure>
      {label && <p className={`label muted ${styles.label}`}>{label}</p>}
      <h3 className="h3">
        {onOpen ? (
          <button
            type="button"
            className={styles.open}
            data-paper
            aria-label={t('advantages.open', { title: headline })}
            aria-haspopup="dialog"
            onPointerEnter={onPrepare}
            onFocus={onPrepare}
            onClick={onOpen}
          >
            {headline}
          </button>
        ) : (
          headline
        )}
      </h3>
      {readable && accordionCopy && <p className={`muted ${styles.copy}`}>{accordionCopy}</p>}
    </div>
  );
}
