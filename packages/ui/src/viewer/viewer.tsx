import { ArrowLeft, ArrowRight, X } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { useSwipe } from './use-swipe.ts';
import styles from './viewer.module.css';

interface ViewerProps {
  open: boolean;
  onClose: () => void;
  /** Name of the overlay: what is being looked at. */
  label: string;
  /** "2 von 4". Left out when there is one slide only. */
  count: string;
  labels: { close: string; previous: string; next: string };
  index: number;
  total: number;
  onIndex: (index: number) => void;
  /** The picture or film of the slide. */
  media: ReactNode;
  /** Text beside the picture, below it on small screens; it scrolls by itself. */
  aside?: ReactNode;
}

/** Keys that belong to the control that has the focus, not to the viewer. */
const usesArrows = (target: EventTarget) => target instanceof Element && target.closest('video, input, [role="slider"]') !== null;

/** Full-screen dark overlay that pages through pictures; arrow keys and swipes do too, and the ends are ends. */
export function Viewer({ open, onClose, label, count, labels, index, total, onIndex, media, aside }: ViewerProps) {
  const go = (to: number) => {
    if (to >= 0 && to < total) onIndex(to);
  };
  const swipe = useSwipe((direction) => go(index + direction));
  const onKeyDown = (event: KeyboardEvent) => {
    if (usesArrows(event.target)) return;
    if (event.key === 'ArrowLeft') go(index - 1);
    if (event.key === 'ArrowRight') go(index + 1);
  };
  const arrows = (className: string | undefined) =>
    total > 1 && (
      <div className={className}>
        <IconButton icon={ArrowLeft} label={labels.previous} disabled={index === 0} onClick={() => go(index - 1)} />
        <IconButton icon={ArrowRight} label={labels.next} disabled={index === total - 1} onClick={() => go(index + 1)} />
      </div>
    );

  return (
    <Dialog open={open} onClose={onClose} kind="screen" surface="dark" label={label} className={styles.viewer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys anywhere in the overlay page through it */}
      <div className={styles.frame} onKeyDown={onKeyDown}>
        <div className={styles.bar}>
          <p className="num muted small" aria-live="polite">
            {total > 1 && count}
          </p>
          <button type="button" className={styles.close} onClick={onClose}>
            {labels.close} <Icon icon={X} size="l" />
          </button>
        </div>
        <div className={styles.content} data-aside={aside ? '' : undefined}>
          <div className={styles.stage} {...swipe}>
            {media}
          </div>
          {aside && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <section className={styles.aside} aria-label={label} tabIndex={0}>
              {aside}
            </section>
          )}
        </div>
        {arrows(styles.edges)}
        {arrows(styles.below)}
      </div>
    </Dialog>
  );
}
