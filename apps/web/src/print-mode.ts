import { PRINT_ORIGIN_META, type PrintMeta, printMeta } from '@vitrine/contract/print.ts';
import { publicOrigin } from './platform.ts';

/** Reads the `data` parameter (base64url or base64 of JSON); null if there is none or it is not print data. */
export function parsePrintMeta(search: string): PrintMeta | null {
  const data = new URLSearchParams(search).get('data');
  if (!data) return null;
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+')), (c) =>
      c.charCodeAt(0),
    );
    return printMeta.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** What the server put into the page of a print run; null in every other page, whatever its address says. */
const printOrigin = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${PRINT_ORIGIN_META}"]`)?.content ?? null;

/**
 * PDF generation mode (catalogue.md 2, "Print mode"): the page was opened with print data, and the server took its token for one of a
 * print run. Fixed for the life of the page; its token and language go before the stored ones and nothing is stored.
 */
export const printMode: PrintMeta | null = printOrigin === null ? null : parsePrintMeta(globalThis.location?.search ?? '');

/** The address that links to files in a PDF begin with; on screen the page's own. */
export const linkOrigin = (): string => printOrigin ?? publicOrigin();
