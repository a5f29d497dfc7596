import { classNames } from '@vitrine/ui/class-names.ts';
import type { ComponentProps, Ref } from 'react';
import { DIVISION_DEGREES } from './divisions.ts';
import styles from './ruler.module.css';

/** Narrow screens have room for a division of ten degrees. */
const SCALES = [
  { division: DIVISION_DEGREES, long: 30, className: styles.fine, labelled: 30 },
  { division: 10, long: 30, className: styles.coarse, labelled: 90 },
] as const;

const divisions = (step: number) => Array.from({ length: 360 / step + 1 }, (_, index) => index * step);
const share = (degrees: number) => `${((degrees / 360) * 100).toFixed(3)}%`;
const anchor = (degrees: number) => (degrees === 0 ? 'start' : degrees === 360 ? 'end' : 'middle');

type RulerProps = ComponentProps<'div'> & {
  /** The needle turns by its own property `--angle`: that of the whole ruler would style its 240 lines anew in each frame. */
  needle?: Ref<HTMLSpanElement>;
};

/** The ruler of degrees along the bottom of the stage. */
export function Ruler({ className, needle, ...rest }: RulerProps) {
  return (
    <div {...rest} className={classNames(styles.ruler, className)}>
      {SCALES.map(({ division, long, className: scale, labelled }) => (
        <svg key={division} className={scale} aria-hidden="true" focusable="false">
          {divisions(division).map((degrees) => (
            <line
              key={degrees}
              x1={share(degrees)}
              x2={share(degrees)}
              y1={degrees % long === 0 ? 22 : 30}
              y2={38}
              strokeOpacity={degrees % long === 0 ? 0.9 : 0.38}
            />
          ))}
          {divisions(labelled).map((degrees) => (
            <text key={degrees} x={share(degrees)} y={58} textAnchor={anchor(degrees)}>
              {degrees}°
            </text>
          ))}
        </svg>
      ))}
      <span className={styles.needle} ref={needle} />
    </div>
  );
}
