import { mediaTypeOf } from '@vitrine/contract/media-types.ts';

/** Formats that a browser may show; whatever else was uploaded is only ever saved: XML can be a page with scripts. */
const SHOWN = /^(?:image|video)\/|^application\/pdf$/;
const TEXTS = new Set(['image/svg+xml', 'application/xml']);

/** A picture opened by itself runs nothing, which matters for SVG. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
/** A sandbox would keep the browser's PDF viewer from starting. */
const POLICY_PDF = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Media type and Content-Security-Policy of a file by its name's ending. */
export function assetType(name: string): { type: string; policy: string; isInline: boolean } {
  const type = mediaTypeOf(name);
  return {
    type: TEXTS.has(type) ? `${type}; charset=utf-8` : type,
    policy: type === 'application/pdf' ? POLICY_PDF : POLICY,
    isInline: SHOWN.test(type),
  };
}
