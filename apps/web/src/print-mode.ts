import { type PrintMeta, printMeta } from '@vitrine/contract/print.ts';

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

/**
 * PDF generation mode (catalogue.md 2, "Print mode"): the page was opened with print data. Fixed for the life of the
 * page; its token and language go before the stored ones and nothing is stored.
 */
export const printMode: PrintMeta | null = parsePrintMeta(globalThis.location?.search ?? '');
