import type { Sending } from '../../stores/documents-state.ts';

/** Where a document is on its way, as the key of its words below `underway`. */
export function sendingWord(sending: Sending): 'waiting' | 'registering' | 'retried' | 'generating' {
  if (sending.state === 'queued') return sending.isProcessed ? 'registering' : 'waiting';
  return sending.retried ? 'retried' : 'generating';
}
