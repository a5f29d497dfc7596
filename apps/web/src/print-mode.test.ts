import { expect, onTestFinished, test, vi } from 'vitest';
import { parsePrintMeta } from './print-mode.ts';

const meta = { token: 'tökén', meta: { language: 'de' }, onlyFirstPage: true, offerId: 'abc', pageCounts: { '/product/x': 3 } };
const encode = (value: unknown, form: 'base64' | 'base64url' = 'base64url') =>
  `?data=${encodeURIComponent(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString(form))}`;

test('print data are read from base64url and base64 of UTF-8 JSON', () => {
  expect(parsePrintMeta(encode(meta))).toEqual(meta);
  expect(parsePrintMeta(encode(meta, 'base64'))).toEqual(meta);
});

test.each([
  ['nothing', ''],
  ['an empty parameter', '?data='],
  ['no base64', '?data=%%%'],
  ['other characters', '?data=(((('],
  ['no JSON', encode('hello')],
  ['another shape', encode({ token: 5 })],
  ['an unknown language', encode({ ...meta, meta: { language: 'fr' } })],
  ['a page number of 0', encode({ ...meta, pageCounts: { '/x': 0 } })],
  ['cut off data', encode(meta).slice(0, 40)],
])('%s is no print mode', (_, search) => {
  expect(parsePrintMeta(search)).toBeNull();
});

test('print data alone open no print mode: the server says so in the page, with the address for links', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const open = async (mark: { content: string } | null) => {
    vi.stubGlobal('location', { search: encode(meta) });
    vi.stubGlobal('document', { querySelector: () => mark });
    vi.resetModules();
    return import('./print-mode.ts');
  };
  expect((await open(null)).printMode).toBeNull();
  const { printMode, linkOrigin } = await open({ content: 'https://vitrine.example' });
  expect([printMode, linkOrigin()]).toEqual([meta, 'https://vitrine.example']);
});
