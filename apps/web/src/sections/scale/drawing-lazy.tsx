import { laterComponent } from '@vitrine/ui/load-code.ts';
import { useEffect, useState } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { whenQuiet } from '../../shell/when-quiet.ts';
import type { DrawingProps } from './drawing.tsx';
import { DrawingFrame } from './drawing-frame.tsx';
import { useNear } from './use-near.ts';

const loadDrawing = laterComponent(() => import(/* later: when it is near the window */ './drawing.tsx'), 'Drawing');

/**
 * The drawing once it is near the window, or once the page has come to rest: it has to be there when the page is printed from the browser's
 * menu. Its place is as large before, and its figures are in words beside it.
 */
export function DrawingLazy(props: DrawingProps) {
  const [place, isNear] = useNear();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(
    () =>
      whenQuiet(
        () => queryClient.isFetching() > 0,
        () => setQuiet(true),
      ),
    [],
  );
  const Drawing = useLoaded(loadDrawing, isNear || isQuiet, null);
  return Drawing ? <Drawing {...props} /> : <DrawingFrame ref={place} drawing={props.drawing} className={props.className} />;
}
