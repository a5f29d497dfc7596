import { useRef, useState } from 'react';
import { ApiFailure } from '../../api/failure.ts';
import type { TextKey } from '../../i18n/catalogue.ts';
import { notifyProfile } from './notify-profile.ts';

/**
 * Runs what a button does, one at a time, and says how it went: `done` is shown when it is through. Answers which of them is
 * under way, by the name it was given. A session that is over is told by what follows the session.
 */
export function useAct() {
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);
  const act = async (name: string, work: () => Promise<unknown>, done?: TextKey<'profile'>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    try {
      await work();
      if (done) notifyProfile('check', done);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind !== 'unauthorized') notifyProfile('error', 'failed');
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return { busy, act: (...run: Parameters<typeof act>) => void act(...run) };
}
