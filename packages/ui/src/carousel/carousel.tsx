import { ArrowLeft, ArrowRight } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import styles from './carousel.module.css';
import { Steps } from './steps.tsx';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** What is shown above the track, beside the arrows. */
  heading: ReactNode;
  /** Name of the region for assistive technology. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Cells of seven columns, of sixteen so that the next one is cut by the edge, or as wide as what is in them. */
  cells?: 'narrow' | 'wide' | 'own';
  children: { key: string; cell: ReactNode }[];
}

/**
 * A row of cells from edge to edge: touch and trackpads scroll it, a mouse drags it; arrows, lines for its groups and arrow keys
 * move it by groups. On small screens the lines are below the track, in the space that the section has there anyway.
 */
export function Carousel({ heading, label, previousLabel, nextLabel, cells = 'narrow', children }: CarouselProps) {
  const { track, scrollable, previous, next, groups, group, goTo, goPrevious, goNext, goFirst, goLast } = useCarousel(
    children.map(({ key }) => key).join(' '),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = { ArrowLeft: goPrevious, ArrowRight: goNext, Home: goFirst, End: goLast };
    const move = moves[event.key];
    if (!move || event.target !== track.current) return;
    event.preventDefault();
    move();
  };

  return (
    <div className={styles.carousel}>
      <div className="grid head">
        {heading}
        {scrollable && (
          <div className={styles.controls}>
            <Steps label={label} total={groups} index={group} onIndex={goTo} />
            <div className={styles.arrows}>
              <IconButton icon={ArrowLeft} label={previousLabel} disabled={!previous} onClick={goPrevious} />
              <IconButton icon={ArrowRight} label={nextLabel} disabled={!next} onClick={goNext} />
            </div>
          </div>
        )}
      </div>
      <ul
        ref={track}
        className={classNames(styles.track, styles[cells])}
        aria-label={label}
        tabIndex={scrollable ? 0 : undefined}
        onKeyDown={onKeyDown}
      >
        {children.map(({ key, cell }) => (
          <li key={key}>{cell}</li>
        ))}
      </ul>
    </div>
  );
}
