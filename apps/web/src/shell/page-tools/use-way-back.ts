import { useRouter } from '@tanstack/react-router';
import { painted } from '@vitrine/ui/painted.ts';
import { type MouseEvent, useEffect, useState } from 'react';
import { useCurrentTitle, useShownLocation, useTitledPath } from '../page-title.ts';
import { keepWay, keptWay, type Step, stepBefore, withStep } from './way.ts';

let way: Step[] | null = null;

interface WayBack {
  href: string;
  title: string;
  onClick: (event: MouseEvent) => void;
}

/** The way back to the page one came from inside the app; null where the visit began on this one. */
export function useWayBack(): WayBack | null {
  const { history } = useRouter();
  const title = useCurrentTitle();
  const titled = useTitledPath();
  const { pathname: path, state } = useShownLocation();
  const index = state.__TSR_index ?? 0;
  const [before, setBefore] = useState<Step | null>(null);
  useEffect(() => {
    way ??= keptWay();
    if (title && titled === path) {
      const kept = withStep(way, { index, path, title });
      way = kept;
      // The store may be a disk: not before the page is seen.
      void painted().then(() => keepWay(kept));
    }
    setBefore(stepBefore(way, { index, path }));
  }, [title, titled, index, path]);
  if (!before) return null;
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.go(before.index - index);
  };
  return { href: before.path, title: before.title.replaceAll('\u00ad', ''), onClick };
}
