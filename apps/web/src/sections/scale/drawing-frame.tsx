import { classNames } from '@vitrine/ui/class-names.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import type { ReactNode, Ref } from 'react';
import styles from './drawing.module.css';
import type { ScaleDrawing } from './model.ts';

interface Props {
  drawing: ScaleDrawing;
  className?: string | undefined;
  /** Without them what is drawn is still to come. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The place of a drawing, as large as it is. `--mm` of the class is how long a millimetre is drawn. */
export function DrawingFrame({ drawing, className, children, ref }: Props) {
  return (
    <div
      ref={ref}
      className={classNames(styles.drawing, className)}
      style={customProperties({ '--width': drawing.width, '--height': drawing.height })}
      data-waits={children === undefined || undefined}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}
