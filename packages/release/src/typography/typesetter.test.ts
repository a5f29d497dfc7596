import { SOFT_HYPHEN, stripSoftHyphens } from '@vitrine/contract/text.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTypesetter } from './typesetter.ts';

const de = createTypesetter('de');
const en = createTypesetter('en');
/** Readable form of what publishing sets. */
const shown = (text: string) => text.replaceAll(SOFT_HYPHEN, '|').replaceAll('\u00a0', '~');

describe('hyphenation', () => {
  it.each([
    ['Gefrierfleischschneider', 'Gefrier|fleisch|schneider'],
    ['des Gefrierfleischschneiders', 'des Gefrier|fleisch|schneiders'],
    ['GEFRIERFLEISCHSCHNEIDER', 'GEFRIER|FLEISCH|SCHNEIDER'],
    ['Verarbeitungsleistung', 'Verarbeitungs|leistung'],
    ['Automatisierung', 'Auto|mati|sierung'],
    ['Lebensmitteleinzelhandel', 'Lebensmittel|einzelhandel'],
    ['Datenschutzbeauftragte', 'Datenschutz|beauftragte'],
    ['Winkelwolf', 'Winkelwolf'],
    ['Haus und Hof', 'Haus und Hof'],
  ])('%s', (word, expected) => expect(shown(de.text(word))).toBe(expected));

  it('leaves four letters in every piece of words that patterns break', () => {
    const pieces = de.text('Kraftfahrzeughaftpflichtversicherung').split(SOFT_HYPHEN);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(piece.length).toBeGreaterThanOrEqual(4);
  });

  it('keeps soft hyphens an author has set', () => {
    const own = `Gefrierfleisch${SOFT_HYPHEN}schneider`;
    expect(de.text(own)).toBe(own);
  });

  it('leaves English, names, mail addresses and links alone', () => {
    expect(en.text('internationalization and Gefrierfleischschneider')).not.toContain(SOFT_HYPHEN);
    expect(de.name('Gefrierfleischschneider GS 620')).toBe('Gefrierfleischschneider GS\u00a0620');
    for (const address of [
      'gefrierfleischschneider@varnholt.example',
      'https://varnholt.example/gefrierfleischschneider-gs 620',
    ]) {
      expect(shown(de.text(address))).not.toContain('|');
    }
  });

  it('keeps a single letter with what it belongs to', () => {
    expect(de.text('Per E-Mail, mit T-Stück und S-förmigem Messer, U-I-Kurve')).toBe(
      'Per E\u2011Mail, mit T\u2011Stück und S\u2011förmigem Messer, U-I-Kurve',
    );
    expect(de.name('E-Mail')).toBe('E-Mail');
    expect(de.text('Ein- und Auslauf, WW-Reihe')).toBe('Ein- und Auslauf, WW-Reihe');
  });

  it('keeps a number with its unit, and both with a short word', () => {
    expect(shown(de.text('für 200- und 300-l-Wagen, die 3-mm-Lochscheibe'))).toBe(
      'für 200- und 300\u2011l\u2011Wagen, die 3\u2011mm-Lochscheibe',
    );
    expect(de.name('300-l-Wagen')).toBe('300-l-Wagen');
    expect(de.text('WW 200-fach, 24-Zoll, 2026-11-26')).toBe('WW\u00a0200-fach, 24-Zoll, 2026-11-26');
  });

  it('is undone by stripSoftHyphens', () => {
    expect(stripSoftHyphens(de.text('Gefrierfleischschneider'))).toBe('Gefrierfleischschneider');
  });
});

describe('spacing', () => {
  it.each([
    ['13 mm und 29 Seiten', '13~mm und 29~Seiten'],
    ['GS 620, WWB 300, W 130', 'GS~620, WWB~300, W~130'],
    ['bis -18 °C', 'bis −18~°C'],
    ['(-4 bis -18 °C)', '(−4 bis −18~°C)'],
    ['600 x 400 x 200 mm', '600~×~400~×~200~mm'],
    ['3x400 V', '3~×~400~V'],
    ['12.000 kg/h', '12.000~kg/h'],
    ['6,5 Tonnen je Stunde, 30 tonnes', '6,5~Tonnen je Stunde, 30~tonnes'],
    ['700 Kilogramm, 550 Litern', '700~Kilogramm, 550~Litern'],
    ['Im Jahr 2026', 'Im Jahr 2026'],
    ['A-Z, 24-Zoll', 'A-Z, 24-Zoll'],
    ['5 mal', '5 mal'],
    ['Hotline +49 221 4710 110 (Germany)', 'Hotline +49~221~4710~110 (Germany)'],
    ['+49 (0) 221 4710-100', '+49~(0)~221~4710-100'],
    ['A gain of +3 400 in 2026', 'A gain of +3 400 in 2026'],
  ])('%s', (text, expected) => expect(shown(en.text(text))).toBe(expected));

  it('does nothing the second time', () => {
    const word = fc.constantFrom(
      'GS 620',
      '-18 °C',
      '13 mm',
      '+49 221 4710 110',
      '3 x 4',
      'Gefrierfleischschneider',
      'a@b.example',
      '–',
      'Verarbeitung',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const once = de.text(words.join(' '));
        expect(de.text(once)).toBe(once);
      }),
    );
  });

  it('leaves a missing text missing', () => {
    expect(de.text(null)).toBeNull();
    expect(de.text(undefined)).toBeUndefined();
  });
});
