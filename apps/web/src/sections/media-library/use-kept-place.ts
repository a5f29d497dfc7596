import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { untilPersonScrolls } from '../../shell/person-scrolls.ts';
import { reachPlace } from '../../shell/reach-place.ts';
import { hasServer } from '../../stores/offline-mode.ts';

/** Where the page was when its library went for want of a connection, and in which step of the history. */
let left: { step: string | undefined; top: number } | null = null;

const stepOf = ({ location }: RouterHistory) => location.state.__TSR_key;

/** Without a connection the library goes and the page is short: with the library the page is back where it was. */
export function useKeptPlace(): void {
  const { history } = useRouter();
  useLayoutEffect(() => {
    const step = stepOf(history);
    if (left && left.step === step) reachPlace(left.top, untilPersonScrolls(), () => stepOf(history) !== step);
    left = null;
    // The section is still in the page then.
    return () => {
      left = hasServer() ? null : { step: stepOf(history), top: scrollY };
    };
  }, [history]);
}
