import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { saveFile } from '../../shell/save-file.ts';
import { telephoneDigits, webLink } from './links.ts';
import { addressLines, type Location, stateAndPostCode } from './model.ts';
import { folded } from './search.ts';

/** A line holds 75 octets at most, without its end (RFC 2426, 2.6). */
const LINE_OCTETS = 75;

/** What separates values is escaped inside of one, a line's end becomes the letter n (RFC 2426, 4). */
const escaped = (text: string) =>
  stripSoftHyphens(text)
    .replace(/[\\,;]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a long line between letters, never inside of one; the next begins with a blank, which readers take away. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folds = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      folds += '\r\n ';
      octets = 1;
    }
    folds += letter;
    octets += size;
  }
  return folds;
}

/** A location as a vCard 3.0 (RFC 2426): Outlook and others read no later one. An office has no name of a person, and N has to be there. */
export function vcardOf(location: Location): string {
  const { name, address, phone, mobilePhone, email, web } = location;
  const { city, lat, lng } = address;
  const { state, postCode } = stateAndPostCode(location);
  const { street, country } = addressLines(location);
  const parts = ['', '', street, city, state, postCode, country];
  const page = webLink(web);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `ADR;TYPE=work:${parts.map(escaped).join(';')}`,
    `GEO:${lat};${lng}`,
    phone && `TEL;TYPE=voice,work:${telephoneDigits(phone)}`,
    mobilePhone && `TEL;TYPE=cell,work:${telephoneDigits(mobilePhone)}`,
    email && `EMAIL;TYPE=internet:${escaped(email)}`,
    page && `URL:${page.href}`,
    'END:VCARD',
  ];
  return lines
    .flatMap((line) => line || [])
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** A file name of letters that every system takes. */
export const vcardName = ({ name }: Pick<Location, 'name'>): string =>
  `${
    folded(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'contact'
  }.vcf`;

/** Hands the card to the browser as a download; it is made here, nothing is asked for. */
export function saveVcard(location: Location): void {
  saveFile(vcardName(location), new Blob([vcardOf(location)], { type: 'text/vcard;charset=utf-8' }));
}
