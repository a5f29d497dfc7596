import { customProperties } from '@vitrine/ui/custom-properties.ts';
import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import { DrawingFrame } from './drawing-frame.tsx';
import { PERSON, type ScaleDrawing, type ScaledMachine } from './model.ts';
import { PERSON_HALF } from './person.ts';

/** Where something is in the drawing, in mm from the left end of the ground line. */
const place = (x: number, y: number, width: number, height: number) =>
  customProperties({ '--x': x, '--y': y, '--w': width, '--h': height });

export interface DrawingProps {
  drawing: ScaleDrawing;
  /** A machine's picture, as screen or paper shows it. */
  picture: (machine: ScaledMachine) => ReactNode;
  format: (millimetres: number) => string;
  /** Words on the dashed line. */
  loadingHeight: string;
  className?: string | undefined;
}

/**
 * Person and machines at true size on the ground line; one machine has its dimension lines. It is a picture: what it says is
 * in words beside it.
 */
export function Drawing({ drawing, picture, format, loadingHeight, className }: DrawingProps) {
  const { machines } = drawing;
  const single = machines.length === 1;
  return (
    <DrawingFrame drawing={drawing} className={className}>
      <svg aria-hidden="true" className={styles.person} style={place(160, 0, PERSON.width, PERSON.height)} viewBox="0 0 560 1800">
        <path d={PERSON_HALF} />
        <path d={PERSON_HALF} transform="matrix(-1 0 0 1 560 0)" />
      </svg>
      {machines.map((machine) => {
        const { name, x, size } = machine;
        const { length, height, loadingHeight: loading } = size;
        return (
          <div key={name}>
            <div className={machine.picture ? styles.machine : styles.outline} style={place(x, 0, length, height)}>
              {picture(machine)}
            </div>
            {single ? (
              <>
                <p className={styles.length} style={place(x, 0, length, 0)}>
                  <span>{format(length)}</span>
                </p>
                <p className={styles.height} style={place(x + length, 0, 0, height)}>
                  <span>{format(height)}</span>
                </p>
                {loading && (
                  <p className={styles.loading} style={place(x - 200, loading, length + 320, 0)}>
                    <span>
                      {loadingHeight} {format(loading)}
                    </span>
                  </p>
                )}
              </>
            ) : (
              <p className={styles.name} style={place(x, 0, length, 0)}>
                {name}
              </p>
            )}
          </div>
        );
      })}
      <div className={styles.ground} />
    </DrawingFrame>
  );
}
