import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testProduct } from '../../testing/test-product.ts';
import { testRotator } from '../../testing/test-rotator.ts';
import { BrokenRotation } from './broken-rotation.ts';
import { CONFIGURATION_MAX, readRotation } from './read-rotation.ts';

const browser = new Window();
beforeAll(() => {
  vi.stubGlobal('DOMParser', browser.DOMParser);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await browser.happyDOM.close();
});

const [rotator] = testProduct({ productRendering: [testRotator()] }).productRendering;

const image = (index: number, inside = '') => `<image src="images/${String(index).padStart(2, '0')}.webp">${inside}</image>`;
const spot = (source: string) => `<hotspot source="${source}" offsetX="240" offsetY="540.0" />`;
const all = Array.from({ length: 24 }, (_, index) => image(index, index === 3 ? spot('bowl') + spot('unknown') : ''));
const configuration = ({ rows = '1', images = all.join(''), head = '', settings = '' } = {}) =>
  `<?xml version="1.0" encoding="utf-8"?>${head}<config>${settings}
  <hotspots><hotspot id="bowl" indicatorImage="theme/a.png"><spotinfo lbl="B"/></hotspot></hotspots>
  <images rows="${rows}">${images}</images></config>`;
const read = (text: string) => {
  if (!rotator) throw new Error('no rotator');
  return readRotation(text, rotator);
};

describe('the configuration of a rotator', () => {
  test('gives its frames in order, with their addresses', () => {
    const { rows, columns, frames } = read(configuration());
    expect([rows, columns, frames.length]).toEqual([1, 24, 24]);
    expect(frames[1]).toEqual({ url: '/assets/0123456789abcdef/k-550/images/01.webp', width: 960, spots: [] });
  });

  test('places hotspots as shares of the frame, and only those that the rendering knows', () => {
    expect(read(configuration()).frames[3]?.spots).toEqual([{ id: 'bowl', x: 0.25, y: 0.75 }]);
  });

  test('may have several rows', () => {
    expect(read(configuration({ rows: '3' }))).toMatchObject({ rows: 3, columns: 8 });
  });

  test('may have settings and themes of its own viewer, which are ignored', () => {
    const settings = '<settings><control maxZoom="2"/><image src="x"/><rotation firstImage="9"/></settings><theme skin="a"/>';
    expect(read(configuration({ settings }))).toEqual(read(configuration()));
  });

  test('may have queries against caches in its addresses', () => {
    const images = all.join('').replaceAll('.webp"', '.webp?t=17"').replace('"images/00', '"./images/00');
    expect(read(configuration({ images }))).toEqual(read(configuration()));
  });
});

test.each([
  ['nothing', ''],
  ['text', 'nicht gefunden'],
  ['an open element', configuration().replace('</images>', '')],
  ['another document', '<html><body/></html>'],
  ['no frames', configuration({ images: '' })],
  ['too few frames', configuration({ images: all.slice(0, 7).join('') })],
  ['rows that do not close', configuration({ rows: '5' })],
  ['rows that are no number', configuration({ rows: 'x' })],
  ['a place that is no number', configuration().replace('240', 'left')],
  ['an entity', configuration({ head: '<!DOCTYPE config [<!ENTITY a "aaaa">]>' })],
  ['an external document', configuration({ head: '<!DOCTYPE config SYSTEM "https://example.com/a.dtd">' })],
  ['a frame of another address', configuration().replace('images/00.webp', 'https://example.com/a.webp')],
  ['a frame outside of the folder', configuration().replace('images/00.webp', '../../fedcba9876543210/00.webp')],
  ['a frame that the rendering does not have', configuration().replace('images/00.webp', 'images/99.webp')],
  ['two million characters', configuration({ head: `<!--${'a'.repeat(CONFIGURATION_MAX)}-->` })],
])('%s is a broken configuration', (_name, text) => {
  expect(() => read(text)).toThrow(BrokenRotation);
});
