import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_TEXTS as texts } from './all-texts.ts';
import { APPLICATIONS } from './applications/all.ts';
import { AUTOMATIONS } from './automations/all.ts';
import { CASE_STUDIES } from './case-studies/all.ts';
import type { Product } from './catalogue.ts';
import { CONTENT_PAGES } from './content-pages/all.ts';
import { DOCUMENT_KINDS, documentFile } from './downloads.ts';
import { LINES } from './lines/all.ts';
import { LOCATIONS } from './locations/all.ts';
import { figureOf, hasFigure, MACHINES } from './machines.ts';
import { MEDIA_FOLDER, PICTURES, sideViewOf, TURNTABLE_FRAMES, TURNTABLES, VIDEOS } from './media.ts';
import { MEDIA_ITEMS } from './media-library/all.ts';
import { OVERVIEWS } from './overviews/all.ts';
import { frame, pdf } from './pages/frame.ts';
import { landing } from './pages/landing.ts';
import { PRODUCTS } from './products/all.ts';
import { ROTATIONS } from './rotations.ts';

const MEGABYTE = 1024 * 1024;
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Words both languages share; besides them only names of machines, addresses and short figures are equal. */
const SHARED_WORDS = ['OPC UA', 'Hygiene', 'Varnholt Maschinenbau', 'Salami', 'Mettwurst', 'Service'];
const CITIES = LOCATIONS.map(({ city }) => city.de);
const mayBeEqual = (text: string) =>
  SHARED_WORDS.includes(text) ||
  CITIES.includes(text) ||
  text in MACHINES ||
  text.startsWith('/') ||
  /^ ?\S+@\S+$|^\d+$/.test(text);

describe('texts', () => {
  it('are there in both languages', () => {
    expect(texts.length).toBeGreaterThan(900);
    // A unit may be missing.
    expect(texts.filter(({ path, text }) => !path.endsWith('.unit') && (!text.de.trim() || !text.en.trim()))).toEqual([]);
  });
  it('differ where they are words', () => {
    expect(
      texts
        .filter(({ path, text }) => text.de === text.en && !path.endsWith('.unit') && !mayBeEqual(text.de))
        .map(({ text }) => text.de),
    ).toEqual([]);
  });
  it('hold no German letters in English, except in names', () => {
    const NAMES = /Küstenland|Messerschmiedstraße/g;
    expect(texts.filter(({ text }) => /[äöüßÄÖÜ]/.test(text.en.replace(NAMES, ''))).map(({ text }) => text.en)).toEqual([]);
  });
  it('are set as each language sets figures and quotation marks', () => {
    const thousandsOrDecimals = { de: /\d,\d{3}\b|\d\.\d{1,2}\b/, en: /\d\.\d{3}\b|\d,\d{1,2}\b/ };
    expect(texts.filter(({ text }) => thousandsOrDecimals.de.test(text.de)).map(({ text }) => text.de)).toEqual([]);
    expect(texts.filter(({ text }) => thousandsOrDecimals.en.test(text.en)).map(({ text }) => text.en)).toEqual([]);
    expect(texts.filter(({ text }) => /["']| - |-\d+ °C|\d x \d/.test(text.de + text.en)).map(({ path }) => path)).toEqual([]);
  });
  it('name no maker but Varnholt and say that all is fictional', () => {
    expect(frame.legalNotice.de).toContain('fiktiv');
    expect(frame.legalNotice.en).toContain('fictional');
    for (const { source } of Object.values(CASE_STUDIES)) {
      expect(source.de).toContain('(fiktiv)');
      expect(source.en).toContain('(fictional)');
    }
    for (const { references } of Object.values(LINES)) {
      for (const { company } of references) expect(company.de).toContain('(fiktiv)');
    }
  });
});

/** Every string inside of some content. */
const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

/** Pictures in the order they stand on the page, one list for each section. */
const sectionsOf = (product: Product) => ({
  highlights: product.highlights.flatMap(({ pictures }) => pictures),
  advantages: product.advantages.map(({ picture }) => picture),
  applications: product.applications.map((key) => APPLICATIONS[key].picture),
  options: product.options.flatMap(({ pictures }) => pictures),
});

describe('pictures', () => {
  const used = new Set<string>([
    ...PRODUCTS.flatMap((p) => [p.picture, p.preview, sideViewOf(p.slug) ?? '']),
    ...PRODUCTS.flatMap((p) => Object.values(sectionsOf(p)).flat()),
    ...stringsOf({ APPLICATIONS, CASE_STUDIES, LINES, AUTOMATIONS, OVERVIEWS, CONTENT_PAGES, MEDIA_ITEMS }),
    ...Object.values(VIDEOS).map(({ poster }) => poster),
    ...Object.values(landing.pictures),
    pdf.coverImage,
  ]);
  const expected = [
    ...Object.keys(PICTURES).map((key) => `${key}.webp`),
    ...Object.keys(VIDEOS).map((key) => `${key}.mp4`),
    ...Object.keys(TURNTABLES).flatMap((key) =>
      Array.from({ length: TURNTABLE_FRAMES }, (_, i) => `${key}/${String(i).padStart(2, '0')}.webp`),
    ),
    ...[...ROTATIONS.values()].flat().map(({ key }) => `${key}.zip`),
    ...[...ROTATIONS.keys()].map((slug) => `${slug}/rotate.json`),
    'README.md',
  ];
  it('are all there, and no others', () => {
    expect(
      filesIn(MEDIA_FOLDER)
        .map((file) => relative(MEDIA_FOLDER, file))
        .sort(),
    ).toEqual(expected.sort());
  });
  it('are all used', () => {
    expect(Object.keys(PICTURES).filter((key) => !used.has(key))).toEqual([]);
  });
  it.each(PRODUCTS)('stand once in a section and not in the next one: $slug', (product) => {
    const sections = Object.values(sectionsOf(product));
    for (const pictures of sections) expect(new Set(pictures).size).toBe(pictures.length);
    const { highlights, advantages, options } = sectionsOf(product);
    expect(advantages.filter((key) => highlights.includes(key) || options.includes(key))).toEqual([]);
  });
  it('keep the demo below 50 MB', () => {
    const folders = ['media', 'documents', 'src'].map((name) => join(import.meta.dirname, '..', name));
    const bytes = folders.flatMap(filesIn).reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(50 * MEGABYTE);
  });
});

describe('products', () => {
  it('have every section', () => {
    for (const product of PRODUCTS) {
      expect(product.advantages.length).toBeGreaterThanOrEqual(5);
      expect(product.applications.length).toBeGreaterThanOrEqual(3);
      expect(product.questions.length).toBeGreaterThanOrEqual(3);
      expect(product.cleaning.length).toBeGreaterThanOrEqual(4);
      expect(new Set(product.options.flatMap(({ categories }) => categories)).size).toBeGreaterThanOrEqual(3);
      expect(product.related).not.toContain(product.slug);
      for (const kind of DOCUMENT_KINDS) expect(statSync(documentFile(product, kind)).size).toBeLessThan(1.5 * MEGABYTE);
    }
  });
  it.each(PRODUCTS)('can be drawn at true size: $slug', ({ slug, machine, technicalData }) => {
    const rows = technicalData.groups.flatMap(({ figures }) => figures);
    expect(technicalData.machines).toContain(machine);
    expect(rows).toContain('size');
    const edge = expect.any(Number);
    expect(figureOf(machine, 'size')).toEqual({ edges: [edge, edge, edge] });
    expect(rows.includes('loadingHeight')).toBe(hasFigure(machine, 'loadingHeight'));
    expect(sideViewOf(slug)).toBe(`${slug}/elevation`);
  });
  it('have keys that are unique, so that their records are', () => {
    for (const { advantages, options } of PRODUCTS) {
      for (const list of [advantages, options]) expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    }
  });
  it('show a turntable or highlights', () => {
    expect(PRODUCTS.some(({ turntable, highlights }) => !turntable && highlights.length > 0)).toBe(true);
    expect(PRODUCTS.filter(({ turntable }) => turntable).length).toBeGreaterThanOrEqual(3);
  });
  it('are no copies of each other', () => {
    const sentences = PRODUCTS.flatMap(({ advantages, options, questions }) => [
      ...advantages.map(({ copy }) => copy.de),
      ...options.map(({ copy }) => copy.de),
      ...questions.map(({ answer }) => answer.de),
    ]);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});
