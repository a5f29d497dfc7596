import { expect, it } from 'vitest';
import type { FigureKey } from './figures.ts';
import { PRODUCTS } from './products/all.ts';

/** What a note can be about, in both languages, and the rows of which one has to be in the table above it. */
const SUBJECTS: readonly { word: RegExp; rows: RegExp }[] = [
  { word: /leistung|durchsatz|output|throughput/i, rows: /^output/ },
  { word: /lochscheibe|hole plate/i, rows: /^output$/ },
  { word: /gefroren|frozen/i, rows: /^outputFrozen$/ },
  { word: /vorbrechen|pre-breaking/i, rows: /^outputFrozen$/ },
  { word: /frisch|fresh/i, rows: /^fresh/ },
  { word: /chargenzeit|zeiten|batch time|times/i, rows: /^(cycle|time)/ },
  { word: /charge\b|batch refers/i, rows: /^batch$/ },
  { word: /spalt|gap/i, rows: /^cuttingGap$/ },
  { word: /geräuschwerte|noise values/i, rows: /^noise$/ },
  { word: /lärmschutzdeckel|noise hood/i, rows: /^noiseHood$/ },
  { word: /maße|breite|höhe|dimensions|width|height/i, rows: /^size$/ },
  { word: /gewicht|weight/i, rows: /^weight$/ },
  { word: /podest|platform/i, rows: /^platform$/ },
  { word: /rührwerk|arms/i, rows: /^stirDrive$/ },
];
const RESERVATION = { de: 'Änderungen vorbehalten.', en: 'Subject to change.' } as const;

it.each(PRODUCTS)(
  'the note of $slug is about figures of the table above it, and about no row that says it itself',
  ({ technicalData: { groups, note } }) => {
    const keys: readonly FigureKey[] = groups.flatMap(({ figures }) => figures);
    for (const text of [note.de, note.en]) {
      const named = SUBJECTS.filter(({ word }) => word.test(text));
      expect(named, text).not.toEqual([]);
      const missing = named.filter(({ rows }) => !keys.some((key) => rows.test(key)));
      expect(missing.map(({ word }) => `"${text}" names ${word}, and the table has no row of it`)).toEqual([]);
      // A plate that has a row of its own is named there.
      const plates = [...text.matchAll(/(\d+)[- ]mm[- ](?:Lochscheibe|hole plate)/g)].map(([, plate]) => plate);
      expect(plates.filter((plate) => keys.some((key) => key === `fresh${plate}` || key === `frozen${plate}`))).toEqual([]);
    }
    expect(note.de.endsWith(RESERVATION.de) && note.en.endsWith(RESERVATION.en)).toBe(true);
  },
);
