import { RESEND_INTERVAL_MS, STATUS_POLL_MS } from '@vitrine/contract/documents.ts';
import { useEffect } from 'react';
import { platform } from '../../platform.ts';
import { printMode } from '../../print-mode.ts';
import { useToken } from '../../stores/auth.ts';
import { useSendings } from '../../stores/documents.ts';
import { useUser } from '../../stores/objects.ts';
import { pollStatus, resendQueue } from './sender.ts';

/** Runs `work` again and again, `ms` after it ended each time. Answers with how to stop. */
function repeat(work: () => Promise<void>, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => void work().finally(next), ms);
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * Keeps the documents of the logged-in user on their way: resends what waits when the user is there, when the internet
 * returns and after the resend interval; polls what is being generated. Without a session nothing is asked: in offline mode the user stays
 * when it ends. Mount once, in the shell.
 */
export function useDocumentSender(): void {
  const userId = useUser()?.id;
  const hasSession = useToken() !== null;
  const sendings = useSendings();
  const mine = printMode ? [] : sendings.filter((s) => s.userId === userId);
  const waits = mine.some((s) => s.state === 'queued');
  const generates = mine.some((s) => s.state === 'generating');

  useEffect(() => {
    if (!userId || !hasSession || !waits) return;
    const resend = () => resendQueue(userId);
    void resend();
    const stopOnline = platform.online.onBack(() => void resend());
    const stop = repeat(resend, RESEND_INTERVAL_MS);
    return () => {
      stopOnline();
      stop();
    };
  }, [userId, hasSession, waits]);

  useEffect(() => {
    if (!userId || !hasSession || !generates) return;
    return repeat(() => pollStatus(userId), STATUS_POLL_MS);
  }, [userId, hasSession, generates]);
}
