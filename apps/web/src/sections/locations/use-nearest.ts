import { useCallback, useState } from 'react';
import type { Point } from './model.ts';

/** off ─ask─▶ asking ─▶ here | denied | unavailable; `stop` leads back to off from each. */
export type Nearest = { state: 'off' | 'asking' | 'denied' | 'unavailable' } | { state: 'here'; here: Point };

const ASK: PositionOptions = { timeout: 15_000, maximumAge: 300_000 };

/** Where the reader is, asked for by a press only; the answer stays in this component and goes nowhere. */
export function useNearest(onFound: (here: Point) => void) {
  const [nearest, setNearest] = useState<Nearest>({ state: 'off' });
  const ask = useCallback(() => {
    if (!('geolocation' in globalThis.navigator)) return setNearest({ state: 'unavailable' });
    setNearest({ state: 'asking' });
    globalThis.navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const here = { lat: coords.latitude, lng: coords.longitude };
        setNearest({ state: 'here', here });
        onFound(here);
      },
      ({ code, PERMISSION_DENIED }) => setNearest({ state: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      ASK,
    );
  }, [onFound]);
  const stop = useCallback(() => setNearest({ state: 'off' }), []);
  return { nearest, ask, stop };
}
