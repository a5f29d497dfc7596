import { whenNear } from '@vitrine/ui/picture/near-viewport.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { DrawingProps } from './drawing.tsx';
import { DrawingFrame } from './drawing-frame.tsx';

/** The drawing once it is near the window; its place is as large before, and its figures are in words beside it. */
export function DrawingLazy(props: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<DrawingProps> | null>(null);
  useEffect(() => {
    let left = false;
    const load = () =>
      void import(/* later: when it is near the window */ './drawing.tsx').then(
        ({ Drawing }) => left || setLoaded(() => Drawing),
        () => null,
      );
    const forget = place.current ? whenNear(place.current, load) : undefined;
    return () => {
      left = true;
      forget?.();
    };
  }, []);
  return Loaded ? <Loaded {...props} /> : <DrawingFrame ref={place} drawing={props.drawing} className={props.className} />;
}
