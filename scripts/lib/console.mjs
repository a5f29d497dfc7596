// What the scripts say to a person: steps with their duration, one clear sentence when something cannot work.

/** An error whose message is meant for the person at the terminal: one sentence, no stack. */
export class Sentence extends Error {}

const SENTENCES = {
  ENOSPC: () => 'The disk is full: free some space and start again.',
  ENOTDIR: (e) => `The folder ${e.path ?? ''} cannot be made: a part of its path is a file. Choose another with VITRINE_DATA.`,
  EROFS: (e) => `The folder ${e.path ?? ''} cannot be written to: choose another with VITRINE_DATA.`,
  EACCES: (e) => `The folder ${e.path ?? ''} cannot be written to: change its permissions or choose another with VITRINE_DATA.`,
  EPERM: (e) => `The folder ${e.path ?? ''} cannot be written to: change its permissions or choose another with VITRINE_DATA.`,
};

export function sentence(error) {
  if (error instanceof Sentence) return error.message;
  return SENTENCES[error.code]?.(error) ?? error.message;
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step and prints its name and duration; `work` may answer a word about what it did. */
export async function step(name, work) {
  const since = Date.now();
  const note = await work();
  console.log(`  ${name.padEnd(34)}${seconds(since).padStart(8)}${note ? `   ${note}` : ''}`);
}
