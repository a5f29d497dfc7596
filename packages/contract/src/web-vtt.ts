import type { Caption } from './assets.ts';

/** `00:01:02.500`, hours may be left out. */
const TIME = '(?:(\\d{2,}):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})';
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`);
/** Marks of speakers and styles inside a caption: `<v Anna>`, `<i>`. */
const MARK = /<[^>]*>/g;

const seconds = ([hours = '0', minutes, rest, milliseconds]: (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(milliseconds) / 1000;

/** The caption of one block of the file; null for what is none (a note, a style), undefined for one that is broken. */
function readBlock(block: string): Caption | null | undefined {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes('-->'));
  if (at < 0) return null;
  const found = TIMING.exec(lines[at]?.trim() ?? '');
  const text = lines
    .slice(at + 1)
    .join('\n')
    .replace(MARK, '')
    .trim();
  if (!found || text === '') return;
  const [from, to] = [seconds(found.slice(1, 5)), seconds(found.slice(5, 9))];
  return to > from ? { from, to, text } : undefined;
}

/**
 * Reads captions as WebVTT (https://www.w3.org/TR/webvtt1/): times in seconds and plain text, in the order of the file. Notes,
 * styles and places on the picture are left out. Null for what is no WebVTT, or has a caption without text or with a wrong time.
 */
export function readWebVtt(text: string): Caption[] | null {
  const [head = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head) || head.includes('-->')) return null;
  const captions: Caption[] = [];
  for (const block of blocks) {
    const caption = readBlock(block);
    if (caption === undefined) return null;
    if (caption) captions.push(caption);
  }
  return captions;
}
