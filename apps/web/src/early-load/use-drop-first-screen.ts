import { useEffect } from 'react';
import { dropFirstScreen } from './handover.ts';

/** Takes away what was seen before the app where no picture of the page does it when it is there. */
export function useDropFirstScreen(hasPicture: boolean): void {
  useEffect(() => {
    if (!hasPicture) dropFirstScreen();
  }, [hasPicture]);
}
