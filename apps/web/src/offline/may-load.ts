import { createStore } from 'zustand/vanilla';
import { platform } from '../platform.ts';

interface Question {
  /** How much would be loaded; null where that is not known yet. */
  bytes: number | null;
  answer(isYes: boolean): void;
}

/** Whether to load over a connection that is paid by volume: the question that is on show, or null. */
export const meteredQuestion = createStore<{ asked: Question | null }>(() => ({ asked: null }));

/** True when `bytes` may be loaded now; over a connection that is paid by volume the person is asked. A later question takes the place of this one. */
export async function mayLoad(bytes: number | null): Promise<boolean> {
  if (bytes === 0 || !(await platform.online.isMetered())) return true;
  meteredQuestion.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      meteredQuestion.setState({ asked: null });
      resolve(isYes);
    };
    meteredQuestion.setState({ asked: { bytes, answer } });
  });
}
