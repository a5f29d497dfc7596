import type { Language } from '@vitrine/contract/sites.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { PdfTexts } from './pdf-texts.ts';
import type { DocumentRequest } from './request.ts';

const SELECTION: Record<Language, string> = { de: 'Ihre Auswahl', en: 'Your selection' };

const plain = (text: string) => stripSoftHyphens(text).trim();

/** Whom a sender speaks for: a customer for their own company, sales staff for the maker; null without a release. */
export function companyOf({ kind, company }: DocumentRequest['sender'], texts: PdfTexts | null): string | null {
  if (kind === 'customer') return company;
  return texts ? plain(texts.companyName) : null;
}

/** Title of a PDF and of its mail: "Varnholt: Ihre Auswahl für Muster GmbH". */
export function documentTitle(texts: PdfTexts | null, site: Language, recipient: string): string {
  const headline = plain(texts?.coverHeadline ?? SELECTION[site]);
  const maker = texts ? `${plain(texts.companyName)}: ` : '';
  return `${maker}${headline} ${site === 'de' ? 'für' : 'for'} ${recipient.trim()}`;
}

/** Name of the attached file: "Varnholt-Ihre-Auswahl-2026-11-21.pdf"; the day is the maker's. */
export function documentFileName(texts: PdfTexts | null, site: Language, createdAt: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(createdAt);
  const maker = texts ? plain(texts.companyName).split(/\s+/)[0] : undefined;
  return [maker, SELECTION[site], day]
    .filter((part) => part !== undefined)
    .join('-')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '')
    .concat('.pdf');
}
