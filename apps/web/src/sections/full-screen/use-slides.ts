import { useRouter, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { stepBack } from '../../shell/step-back.ts';
import { openStep } from './open-step.ts';
import { slideIndex, slideList } from './slide-index.ts';

/** Which slide of an overlay is open, `index` being the last one while it is closed, and how to move. */
export interface Slides {
  open: boolean;
  index: number;
  show: (index: number) => void;
  goTo: (index: number) => void;
  close: () => void;
}

/**
 * A full-screen view as a step of the history, so that the back button closes it; its slide is in the entry's
 * state (`advantages/2`), so that a reload shows it again.
 */
export function useSlides(name: string, total: number): Slides {
  const { history } = useRouter();
  const current = useRouterState({ select: ({ location }) => slideIndex(location.state.overlay, name) });
  const last = useRef(0);
  if (current !== null) last.current = Math.min(current, Math.max(0, total - 1));
  return {
    open: current !== null && total > 0,
    index: last.current,
    show: (index) => openStep(history, `${name}/${index}`, (overlay) => slideIndex(overlay, name) !== null),
    goTo: (index) => history.replace(history.location.href, { ...history.location.state, overlay: `${name}/${index}` }),
    close: () => {
      if (slideIndex(history.location.state.overlay, name) !== null) stepBack(history);
    },
  };
}

/**
 * The same where one view shows one of several lists, `list` being the id of the last one while it is closed, null before: the entry's state
 * names it (`options:24/1`), so that a reload, or a step forward, shows no other.
 */
export function useSlideLists(name: string, totalOf: (list: string) => number) {
  const { history } = useRouter();
  const current = useRouterState({ select: ({ location }) => slideList(location.state.overlay, name) });
  const last = useRef<string | null>(null);
  if (current !== null) last.current = current;
  const list = last.current;
  return {
    list,
    slides: useSlides(`${name}:${list}`, list === null ? 0 : totalOf(list)),
    show: (of: string, index: number) =>
      openStep(history, `${name}:${of}/${index}`, (overlay) => slideList(overlay, name) !== null),
  };
}
