import { queryClient } from '../api/query-client.ts';
import { whenQuiet } from '../shell/when-quiet.ts';

/** What begins the use of a form: a pointer over it, or the focus in it; the same for a button elsewhere that sends it. */
const BEGINS = ['pointerover', 'focusin'] as const;

/**
 * Calls once the person begins to use a form of the page, at the latest when the page has come to rest: for what a form needs only then. Answers what
 * takes it back.
 */
export function whenBegun(then: () => void): () => void {
  const leave = () => {
    quiet();
    for (const type of BEGINS) document.removeEventListener(type, look);
  };
  const begin = () => {
    leave();
    then();
  };
  const look = ({ target }: Event) => target instanceof Element && target.closest('form, [form]') && begin();
  const quiet = whenQuiet(() => queryClient.isFetching() > 0, begin);
  for (const type of BEGINS) document.addEventListener(type, look, { passive: true });
  return leave;
}
