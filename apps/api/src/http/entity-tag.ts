/**
 * Whether an If-None-Match header names the content with this hash, by weak comparison (RFC 9110 13.1.2):
 * its Brotli form carries the weak tag, its plain form the strong one.
 */
export function matchesTag(header: string | undefined, hash: string): boolean {
  if (header === undefined) return false;
  if (header === '*') return true;
  const at = header.indexOf(hash);
  return at > 0 && header[at - 1] === '"' && header[at + hash.length] === '"';
}

export const strongTag = (hash: string) => `"${hash}"`;
export const weakTag = (hash: string) => `W/"${hash}"`;
