import { useCallback, useRef, useState } from 'react';
import type { Point } from './model.ts';

/** off ─ask─▶ asking ─▶ here | denied | unavailable; `stop` leads back to off from each. */
export type Nearest = { state: 'off' | 'asking' | 'denied' | 'unavailable' } | { state: 'here'; here: Point };

const ASK: PositionOptions = { timeout: 15_000, maximumAge: 300_000 };

/**
 * Where the reader is, asked for by a press only; the answer stays in this component and goes nowhere. It may take seconds: `onFound` is not
 * called when the reader has chosen something meanwhile (`choose`), nor is an answer taken after `stop` or another question.
 */
export function useNearest(onFound: (here: Point) => void) {
  const question = useRef(0);
  const isFree = useRef(true);
  const [nearest, setNearest] = useState<Nearest>({ state: 'off' });
  const ask = useCallback(() => {
    if (!('geolocation' in globalThis.navigator)) return setNearest({ state: 'unavailable' });
    const own = ++question.current;
    const isLate = () => question.current !== own;
    isFree.current = true;
    setNearest({ state: 'asking' });
    globalThis.navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (isLate()) return;
        const here = { lat: coords.latitude, lng: coords.longitude };
        setNearest({ state: 'here', here });
        if (isFree.current) onFound(here);
      },
      ({ code, PERMISSION_DENIED }) => {
        if (!isLate()) setNearest({ state: code === PERMISSION_DENIED ? 'denied' : 'unavailable' });
      },
      ASK,
    );
  }, [onFound]);
  const stop = useCallback(() => {
    question.current++;
    setNearest({ state: 'off' });
  }, []);
  const choose = useCallback(() => {
    isFree.current = false;
  }, []);
  return { nearest, ask, stop, choose };
}
