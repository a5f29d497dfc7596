import type { Sending } from '../../stores/documents-state.ts';

/** Where a document is on its way, as the key of its words below `underway`. */
export function sendingWord(sending: Sending): 'waiting' | 'limited' | 'registering' | 'retried' | 'generating' {
  if (sending.state === 'queued') {
    if (sending.isProcessed) return 'registering';
    return sending.notBefore ? 'limited' : 'waiting';
  }
  return sending.retried ? 'retried' : 'generating';
}
