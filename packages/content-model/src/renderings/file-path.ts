import { RenderingProblem } from './rendering-problem.ts';

/** What a URL needs no escape for. */
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;
const DEPTH_MAX = 5;
/** What operating systems add to an archive by themselves. */
const LITTER = /(^|\/)(__MACOSX(\/|$)|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

export const isLitter = (path: string): boolean => LITTER.test(path);

/**
 * A path out of an archive or a configuration, if it stays below the folder it is relative to. Throws RenderingProblem:
 * absolute, upwards, with backslashes or a drive, or with characters that an address would have to escape.
 */
export function safePath(path: string): string {
  const segments = path.split('/');
  if (/^[/\\]|\\|^[A-Za-z]:|\0/.test(path) || segments.some((segment) => segment === '..' || segment === '.')) {
    throw new RenderingProblem('renderingPath', path);
  }
  if (segments.length > DEPTH_MAX || !segments.every((segment) => SEGMENT.test(segment))) {
    throw new RenderingProblem('renderingName', path);
  }
  return path;
}
