import { ArrowLeft, ArrowRight } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { CloseButton } from '../close-button.tsx';
import { Dialog } from '../dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { isOwnControl } from './is-own-control.ts';
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
  /** The pointer or the focus is on the arrow that leads to this slide, or the slide before it was just turned to: this one may be next. */
  onNear?: (index: number) => void;
  /** The picture or video of the slide. */
  media: ReactNode;
  /** Text beside the picture, below it on small screens; it scrolls by itself. */
  aside?: ReactNode;
  /** Words below the picture, at the left, instead. */
  caption?: ReactNode;
  /** One button for the slide: at the right of the caption, beside the arrows on small screens. */
  action?: ReactNode;
  /** What lies over the viewer itself. */
  children?: ReactNode;
}

/** Full-screen dark overlay that pages through pictures; arrow keys and swipes do too, and the ends are ends. */
export function Viewer({
  open,
  onClose,
  label,
  count,
  labels,
  index,
  total,
  onIndex,
  onNear,
  media,
  aside,
  caption,
  action,
  children,
}: ViewerProps) {
  const isSlide = (to: number) => to >= 0 && to < total;
  const near = (to: number) => isSlide(to) && onNear?.(to);
  const go = (to: number) => {
    if (!isSlide(to)) return;
    onIndex(to);
    // The pointer and the focus stay on the arrow, so that neither tells that it leads to another slide now.
    near(to + (to - index));
  };
  const swipe = useSwipe((direction) => go(index + direction));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOwnControl(event.target)) return;
    if (event.key === 'ArrowLeft') go(index - 1);
    if (event.key === 'ArrowRight') go(index + 1);
  };
  const leadsTo = (to: number) => ({ onClick: () => go(to), onPointerEnter: () => near(to), onFocus: () => near(to) });
  const arrows = (className: string | undefined) =>
    total > 1 && (
      <div className={className}>
        <IconButton icon={ArrowLeft} label={labels.previous} disabled={index === 0} {...leadsTo(index - 1)} />
        <IconButton icon={ArrowRight} label={labels.next} disabled={index === total - 1} {...leadsTo(index + 1)} />
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
          <CloseButton label={labels.close} onClick={onClose} />
        </div>
        <div className={styles.content} data-aside={aside ? '' : undefined} data-caption={caption ? '' : undefined}>
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
        <div className={styles.foot}>
          {caption && <div className={styles.caption}>{caption}</div>}
          {(total > 1 || action) && (
            <div className={styles.below} data-action={action ? '' : undefined}>
              {arrows(styles.turn)}
              {action}
            </div>
          )}
        </div>
      </div>
      {children}
    </Dialog>
  );
}
