import type { Sending } from '../../stores/documents-state.ts';

type SendingWord = 'waiting' | 'limited' | 'tooMany' | 'registering' | 'held' | 'retried' | 'generating';

/** Where a document is on its way, as the key of its words below `underway`. */
export function sendingWord(sending: Sending): SendingWord {
  if (sending.state === 'queued') {
    if (sending.isProcessed) return 'registering';
    if (!sending.notBefore) return 'waiting';
    return sending.limit === 'calls' ? 'tooMany' : 'limited';
  }
  if (sending.held) return 'held';
  return sending.retried ? 'retried' : 'generating';
}
