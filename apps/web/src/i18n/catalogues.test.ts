import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue as de } from './de.ts';
import { catalogue as en } from './en.ts';
import { LATER } from './i18n.ts';

function flat(tree: object, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value ? flat(value, `${before}${key}.`) : [[before + key, String(value)]],
  );
}
const later = async (language: 'de' | 'en') =>
  Object.assign({}, ...(await Promise.all(Object.values(LATER).map((load) => load[language]()))));
const german = new Map(flat({ ...de, ...(await later('de')) }));
const english = new Map(flat({ ...en, ...(await later('en')) }));
const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('catalogues', () => {
  it('hold the same keys', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
  });
  it('hold no empty text', () => {
    expect([...german, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  it('keep a figure with its unit', () => {
    expect([...german, ...english].filter(([, text]) => /\d (m|mm|cm|kg|kg\/h|MB|%|°C)(?![\p{L}\d])/u.test(text))).toEqual([]);
  });
  it('fill the same places', () => {
    for (const [key, text] of german) expect([key, slots(english.get(key) ?? '')]).toEqual([key, slots(text)]);
  });
  it('list every file of both languages', async () => {
    const files = (language: string) => readdirSync(new URL(language, import.meta.url)).sort();
    expect(files('en')).toEqual(files('de'));
    const modules: object[] = await Promise.all(files('de').map((file) => import(new URL(`de/${file}`, import.meta.url).href)));
    expect(Object.keys({ ...de, ...LATER }).sort()).toEqual(modules.flatMap(Object.keys).sort());
  });
});
