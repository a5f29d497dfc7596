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

const LAST_LINES = 15;

/**
 * What a failed command said last: the message of the error that ended it, where it printed one with its stack (an error of the
 * database has so many fields below it that the last lines hold none of its message), else its last lines.
 */
export function lastWords(output) {
  const lines = output.trim().split('\n');
  const isFrame = (line = '') => /^\s+at \S/.test(line);
  const end = lines.findLastIndex((line, i) => isFrame(line) && !isFrame(lines[i - 1]));
  if (end < 1) return lines.slice(-LAST_LINES).join('\n');
  const begin = lines.findLastIndex(
    (line, i) => i < end && (/^\s*(\[\w+\]: )?([\w$]*[Ee]rror\b)/.test(line) || line.trim() === ''),
  );
  return lines
    .slice(Math.max(begin, end - LAST_LINES, 0), end)
    .join('\n')
    .trim()
    .replace(/^\[\w+\]: /, '');
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** A step that takes longer than this says that it is under way. */
const SHOWN_AFTER_MS = 1000;
const REDRAWN_MS = 1000;
/** Steps under way, in the order they began. */
const underWay = new Set();
const terminal = () => process.stdout.isTTY === true;

/** In a terminal the last line names what is under way and for how long; it is drawn anew until nothing is. */
function drawUnderWay() {
  const long = [...underWay].filter(({ since }) => Date.now() - since >= SHOWN_AFTER_MS);
  const line = long.map(({ name, since }) => `${name} … ${Math.round((Date.now() - since) / 1000)} s`).join(', ');
  process.stdout.write(`\r\x1b[K${line && `  ${line}`.slice(0, (process.stdout.columns ?? 80) - 1)}`);
}

/** Without a terminal (a file, a service's journal) a step that takes long is a line of its own. */
const announce = ({ name }) => console.log(`  ${name} …`);

/** Runs one step and prints its name and duration, and that it is under way; `work` may answer a word about what it did. */
export async function step(name, work) {
  const since = Date.now();
  const running = { name, since };
  underWay.add(running);
  const timer = terminal() ? setInterval(drawUnderWay, REDRAWN_MS) : setTimeout(announce, SHOWN_AFTER_MS, running);
  try {
    const note = await work();
    const done = `  ${name.padEnd(34)}${seconds(since).padStart(8)}${note ? `   ${note}` : ''}`;
    console.log(terminal() ? `\r\x1b[K${done}` : done);
  } finally {
    clearInterval(timer);
    underWay.delete(running);
    if (terminal()) drawUnderWay();
  }
}
