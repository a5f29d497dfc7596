import { whenNear } from '@vitrine/ui/picture/near-viewport.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** The place of something that comes once it is near the window, and whether it is. */
export function useNear(): [place: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  return [place, isNear];
}
