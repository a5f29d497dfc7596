import { loadCode } from '@vitrine/ui/load-code.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { MapEngine } from './engine.ts';
import { afterFirstPicture } from './first-picture.ts';

const colour = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();

/** The map of an element, once its land is drawn; `onFailure` hears that its code or the world did not come. */
export function useEngine(container: RefObject<HTMLElement | null>, onFailure: () => void): MapEngine | null {
  const t = useTexts('locations');
  const [engine, setEngine] = useState<MapEngine | null>(null);
  useEffect(() => {
    let ended = false;
    let started: MapEngine | null = null;
    const start = async (element: HTMLElement) => {
      await afterFirstPicture();
      const { startEngine } = await loadCode(() => import(/* later: when the map is seen */ './engine.ts'));
      if (ended) return;
      const colours = { ground: colour(element, '--map-ground'), land: colour(element, '--map-land') };
      const words = {
        name: t('map.name'),
        scroll: t('map.scroll'),
        scrollMac: t('map.scrollMac'),
        fingers: t('map.fingers'),
      };
      started = await startEngine(element, colours, words);
      if (ended) {
        // A map that is taken away reports no error.
        started.drawn.catch(() => {});
        return started.remove();
      }
      // Markers before the land would stand on empty ground.
      await started.drawn;
      if (!ended) setEngine(started);
    };
    if (container.current) start(container.current).catch(() => ended || onFailure());
    return () => {
      ended = true;
      setEngine(null);
      started?.remove();
    };
  }, [container, onFailure, t]);
  return engine;
}
