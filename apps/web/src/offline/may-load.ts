import { createStore } from 'zustand/vanilla';
import { platform } from '../platform.ts';
import { askBeforeLoading } from './ask-before-loading.ts';

/** Why a load is asked about: the connection is paid by volume, or the person wants to be asked. */
export type AskReason = 'metered' | 'wanted';

interface Question {
  reason: AskReason;
  /** How much would be loaded; null where that is not known yet. */
  bytes: number | null;
  answer(isYes: boolean): void;
}

/** Whether to load now: the question that is on show, or null. */
export const loadQuestion = createStore<{ asked: Question | null }>(() => ({ asked: null }));

/** Why a load would be asked about now; null where it would not. */
export async function reasonToAsk(): Promise<AskReason | null> {
  if (await platform.online.isMetered()) return 'metered';
  return askBeforeLoading.getState().isOn ? 'wanted' : null;
}

/** True when `bytes` may be loaded now; where there is a reason to ask, the person decides. A later question takes the place of this one. */
export async function mayLoad(bytes: number | null): Promise<boolean> {
  const reason = bytes === 0 ? null : await reasonToAsk();
  if (!reason) return true;
  loadQuestion.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      loadQuestion.setState({ asked: null });
      resolve(isYes);
    };
    loadQuestion.setState({ asked: { reason, bytes, answer } });
  });
}
