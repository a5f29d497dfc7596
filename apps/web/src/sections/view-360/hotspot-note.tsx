import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import styles from './hotspots.module.css';

/** Between a sign and its note, and between a note and the edge of the window, px. */
const GAP = 4;
const EDGE = 8;

/**
 * Keeps a note beside its sign, where the window has room: right, left, below or above. The anchors of CSS would do it, but WebKitGTK 2.50, which says
 * that it has them, lays a note where the page was before it was scrolled.
 */
function keepBeside(sign: Element, note: HTMLElement): () => void {
  return autoUpdate(sign, note, async () => {
    const { x, y } = await computePosition(sign, note, {
      strategy: 'fixed',
      placement: 'right-start',
      middleware: [
        offset(GAP),
        flip({ fallbackPlacements: ['left-start', 'bottom', 'top'], padding: EDGE }),
        shift({ crossAxis: true, padding: EDGE }),
      ],
    });
    Object.assign(note.style, { left: `${x}px`, top: `${y}px` });
  });
}

/** What a hotspot says, over the page. `getSign`: the button that opens it. */
export function HotspotNote({ id, getSign, children }: { id: string; getSign: () => Element | null; children: ReactNode }) {
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  const follow = ({ currentTarget: note, newState }: ToggleEvent<HTMLElement>) => {
    end.current();
    end.current = () => {};
    const sign = getSign();
    if (newState !== 'open' || !sign) return;
    // It is shown after this event, and laid out before the next frame.
    const frame = requestAnimationFrame(() => {
      end.current = keepBeside(sign, note);
    });
    end.current = () => cancelAnimationFrame(frame);
  };
  return (
    <div className={styles.card} id={id} popover="auto" data-surface="light" onBeforeToggle={follow}>
      {children}
    </div>
  );
}
