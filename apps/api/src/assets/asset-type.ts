/** Formats that a browser may show; whatever else was uploaded is only ever saved. */
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** Read by a page, never shown by itself: XML can be a page with scripts. */
const SAVED_TYPES: Record<string, string> = { xml: 'application/xml; charset=utf-8' };

/** A picture opened by itself runs nothing, which matters for SVG. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
/** A sandbox would keep the browser's PDF viewer from starting. */
const POLICY_PDF = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Media type and Content-Security-Policy of a file by its name's ending. */
export function assetType(name: string): { type: string; policy: string; isInline: boolean } {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = TYPES[extension];
  if (!type) return { type: SAVED_TYPES[extension] ?? 'application/octet-stream', policy: POLICY, isInline: false };
  return { type, policy: extension === 'pdf' ? POLICY_PDF : POLICY, isInline: true };
}
