import { useRef, useState } from 'react';
import { ApiFailure } from '../../api/failure.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notify } from '../../stores/notifications.ts';

/**
 * Runs what a button does, one at a time, and says how it went: `done` is shown when it is through. Answers which of them is
 * under way, by the name it was given. A session that is over is told by what follows the session.
 */
export function useAct() {
  const t = useTexts('profile');
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);
  const act = async (name: string, work: () => Promise<unknown>, done?: string): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    try {
      await work();
      if (done) notify({ icon: 'check', text: done, singleNotificationKey: 'profile' });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind !== 'unauthorized') notify({ icon: 'error', text: t('failed'), singleNotificationKey: 'profile' });
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return { busy, act: (...run: Parameters<typeof act>) => void act(...run) };
}
