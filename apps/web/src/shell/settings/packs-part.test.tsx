import type { LoadPlan } from '@vitrine/offline/engine.ts';
import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { changeLanguage, wantTexts } from '../../i18n/i18n.ts';
import { PacksPart } from './packs-part.tsx';

const MB = 1_000_000;
const LINES: LoadPlan['lines'] = [
  { slug: 'wolves', titles: { de: 'Wölfe', en: 'Grinders' }, bytes: 110 * MB, videoBytes: 30 * MB },
  { slug: 'cutters', titles: { de: 'Kutter', en: 'Bowl cutters' }, bytes: 70 * MB, videoBytes: 20 * MB },
  { slug: 'frozen', titles: { de: 'Gefrierfleisch', en: 'Frozen meat' }, bytes: 40 * MB, videoBytes: 0 },
];
const plan = (totalBytes: number, keptVideoBytes: number): LoadPlan => ({
  release: 1,
  totalBytes,
  missingBytes: 0,
  freeBytes: 1e9,
  files: { dataObjects: 1, images: 1, renderings: 0, videos: 3, pdfs: 0, 360: 0 },
  lines: LINES,
  videoBytes: 65 * MB,
  keptVideoBytes,
});
const nothing = () => undefined;

/** The rows as text, with the names of what can be pressed. */
function rows(packs: Packs, totalBytes: number, keptVideoBytes: number, isBusy = false): string[] {
  const markup = renderToStaticMarkup(
    <PacksPart
      isBusy={isBusy}
      chosen={{
        packs,
        plan: plan(totalBytes, keptVideoBytes),
        allBytes: 335 * MB,
        isFailed: false,
        isChosen: (slug) => packs.lines === null || packs.lines.includes(slug),
        toggleLine: nothing,
        hasVideos: (slug) => !packs.withoutVideos?.includes(slug),
        toggleLineVideos: nothing,
        toggleVideos: nothing,
      }}
    />,
  );
  const text = (html: string) => html.replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' [$1] ').replace(/<[^>]*>/g, ' ');
  return markup
    .split('<li>')
    .slice(1)
    .map((row) => text(row).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim());
}

beforeAll(async () => {
  (globalThis as { document?: unknown }).document ??= { documentElement: {} };
  await wantTexts('desktop');
});

test('each line says its name in the language shown, its size and whether its videos come with it', async () => {
  await changeLanguage('de');
  expect(rows({ lines: null, withVideos: true, withoutVideos: ['cutters'] }, 315 * MB, 45 * MB)).toEqual([
    'Seiten und Bilder Sind immer dabei. 100 MB',
    'Wölfe 110 MB [Wölfe: mit Videos] mit Videos',
    'Kutter 50 MB [Kutter: ohne Videos] ohne Videos',
    'Gefrierfleisch 40 MB',
    expect.stringMatching(/^Videos .* 15 MB$/),
  ]);
});

test('a line that is left out, and all of them while no videos are wanted, have nothing to choose of videos', async () => {
  await changeLanguage('en');
  const [, wolves, cutters] = rows({ lines: ['cutters'], withVideos: true }, 185 * MB, 35 * MB);
  expect([wolves, cutters]).toEqual(['Grinders 110 MB', 'Bowl cutters 70 MB [Bowl cutters: with videos] with videos']);
  expect(rows({ lines: null, withVideos: false }, 270 * MB, 0).slice(0, 3)).toEqual([
    'Pages and pictures Always included. 100 MB',
    'Grinders 80 MB',
    'Bowl cutters 50 MB',
  ]);
  expect(rows({ lines: null, withVideos: true }, 335 * MB, 65 * MB, true).join(' ')).not.toContain('[');
});

test('a video of lines that are all left out is no part of what is kept, and what is kept always is as large as before', async () => {
  await changeLanguage('de');
  // Of the 15 MB of no line alone, 10 are of the wolves and the cutters.
  const [base, , , , videos] = rows({ lines: [], withVideos: true }, 105 * MB, 5 * MB);
  expect(base).toBe('Seiten und Bilder Sind immer dabei. 100 MB');
  expect(videos).toMatch(/ 5 MB$/);
});
