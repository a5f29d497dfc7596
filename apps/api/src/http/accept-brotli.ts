const BR = /(?:^|,)\s*br\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?(?:,|$)/i;
/** The same few headers come again and again. */
const seen = new Map<string, boolean>();
const SEEN_MAX = 200;

/** Whether an Accept-Encoding header takes Brotli (RFC 9110 12.5.3). */
export function acceptsBrotli(header: string | undefined): boolean {
  if (header === undefined) return false;
  let accepts = seen.get(header);
  if (accepts === undefined) {
    const match = BR.exec(header);
    accepts = match !== null && (match[1] === undefined || Number(match[1]) > 0);
    if (seen.size < SEEN_MAX) seen.set(header, accepts);
  }
  return accepts;
}
