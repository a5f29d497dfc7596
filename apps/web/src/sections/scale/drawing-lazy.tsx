import { laterComponent } from '@vitrine/ui/load-code.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import type { DrawingProps } from './drawing.tsx';
import { DrawingFrame } from './drawing-frame.tsx';
import { useNear } from './use-near.ts';

const loadDrawing = laterComponent(() => import(/* later: when it is near the window */ './drawing.tsx'), 'Drawing');

/** The drawing once it is near the window; its place is as large before, and its figures are in words beside it. */
export function DrawingLazy(props: DrawingProps) {
  const [place, isNear] = useNear();
  const Drawing = useLoaded(loadDrawing, isNear, null);
  return Drawing ? <Drawing {...props} /> : <DrawingFrame ref={place} drawing={props.drawing} className={props.className} />;
}
