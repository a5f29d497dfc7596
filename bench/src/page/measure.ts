import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { Browser } from 'playwright-core';
import { CATALOGUE_PAGES, firstPdf, shellRoutes } from '../../../e2e/journeys/every-route.ts';
import { median, type Row } from '../report.ts';
import { logIn } from '../session.ts';
import { serveStaticPage } from '../static-page.ts';
import { limit } from './limit.ts';
import { TAPS, tap } from './taps.ts';
import { DESK, PHONE, type StorageState, type Visit, visit } from './visit.ts';

/** A grinder, a mixer-grinder and a bowl cutter: pictures and names of different sizes. */
const MACHINES = ['ww-200', 'wm-600', 'k-330'] as const;
const BUDGET_BYTES = 160_000;
/** A task of the start that a reader who taps meanwhile does not take for a fault. */
const TASK_MS = 200;
/** INP of a phone that is in the hand of a customer (web.dev calls 200 good). */
const TAP_MS = 50;

/** First visits of one machine's page on one screen, ours and the peer's by turns: each pair had the same load. */
export interface Pairs {
  where: string;
  ours: Visit[];
  theirs: Visit[];
}
const of = (visits: readonly Visit[], field: 'lcp' | 'cls' | 'task') => median(visits.map((v) => v[field]));
const ratioOf = ({ ours, theirs }: Pairs) => median(ours.map((v, i) => v.lcp / (theirs[i]?.lcp ?? Number.NaN)));

/** First visits of each machine on each screen. */
export async function machinePairs(browser: Browser, origin: string, state: StorageState, rounds: number): Promise<Pairs[]> {
  const token = await logIn(origin);
  const all: Pairs[] = [];
  for (const slug of MACHINES) {
    const answer = await fetch(`${origin}/api/v1/product/${slug}`, {
      headers: { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de' },
    });
    const peer = await serveStaticPage(parseOne(product, await answer.json()), origin);
    for (const screen of [DESK, PHONE]) {
      const pairs: Pairs = { where: `${slug}, ${screen.name}`, ours: [], theirs: [] };
      for (let i = 0; i < rounds; i++) {
        pairs.ours.push(await visit(browser, `${origin}/product/${slug}`, screen, state));
        pairs.theirs.push(await visit(browser, peer.url, screen));
      }
      for (const { element } of [...pairs.ours, ...pairs.theirs]) {
        if (element !== 'IMG') throw new Error(`the largest paint of ${pairs.where} is ${element}, not the picture`);
      }
      all.push(pairs);
    }
    await peer.stop();
  }
  return all;
}

const worst = <T>(of: readonly T[], by: (one: T) => number): T => {
  const [first, ...rest] = of;
  if (first === undefined) throw new Error('nothing was measured');
  return rest.reduce((most, one) => (by(one) > by(most) ? one : most), first);
};

/** Medians of each machine and screen, to be kept beside the rows. */
export const summary = (all: readonly Pairs[]) =>
  all.map((pairs) => ({
    where: pairs.where,
    lcp: of(pairs.ours, 'lcp'),
    peer: of(pairs.theirs, 'lcp'),
    ratio: ratioOf(pairs),
    cls: of(pairs.ours, 'cls'),
    task: of(pairs.ours, 'task'),
  }));

/** The worst of the machines and screens. */
export function pairRows(all: readonly Pairs[]): Row[] {
  const lcp = worst(all, ratioOf);
  const cls = worst(all, ({ ours }) => of(ours, 'cls'));
  const task = worst(all, ({ ours }) => of(ours, 'task'));
  return [
    {
      what: `LCP, worst (${lcp.where})`,
      unit: 'ms',
      ours: of(lcp.ours, 'lcp'),
      peer: of(lcp.theirs, 'lcp'),
      against: 'static page, same pictures',
      ratio: ratioOf(lcp),
      bound: { atMost: 1.25 },
    },
    limit(`CLS, worst (${cls.where})`, '', of(cls.ours, 'cls'), 0.01),
    limit(`longest task, worst (${task.where})`, 'ms', of(task.ours, 'task'), TASK_MS),
  ];
}

/** The response to the first tap of each kind, the worst of them. */
export async function tapRows(browser: Browser, origin: string, state: StorageState, rounds: number) {
  const taps: { what: string; ms: number[] }[] = [];
  for (const one of TAPS) {
    const ms: number[] = [];
    for (let i = 0; i < rounds; i++) ms.push(await tap(browser, origin, one, state));
    taps.push({ what: one.what, ms });
  }
  const slowest = worst(taps, ({ ms }) => median(ms));
  return { rows: [limit(`tap, worst (${slowest.what})`, 'ms', median(slowest.ms), TAP_MS)], taps };
}

/** Pages that show a map or a PDF. */
const WITH_VIEWER = /^\/(?:content-page\/standorte|static-product\/.+)$/;

/**
 * JavaScript that comes with the first page of a visit until it is at rest, for every route; the most of them. Map and PDF viewer are counted
 * apart: they come
 * when they are seen, and no other page may load them.
 */
export async function scriptRows(browser: Browser, origin: string, state: StorageState) {
  const scripts: { path: string; bytes: number; later: number; viewers: number }[] = [];
  const measure = async (path: string, session?: StorageState) => {
    const { script, later, viewers } = await visit(browser, `${origin}${path}`, DESK, session);
    if (viewers > 0 && !WITH_VIEWER.test(path)) throw new Error(`${path} loads a viewer that it does not show`);
    scripts.push({ path, bytes: script - viewers, later, viewers });
  };
  for (const path of ['/', ...shellRoutes((needsLogin) => !needsLogin)]) await measure(path);
  const pdf = await firstPdf(origin, await logIn(origin));
  for (const path of ['/', ...shellRoutes((needsLogin) => needsLogin), ...CATALOGUE_PAGES, pdf]) await measure(path, state);
  const most = worst(scripts, ({ bytes }) => bytes);
  return { rows: [limit(`JavaScript, most (${most.path})`, 'kB Brotli', most.bytes / 1000, BUDGET_BYTES / 1000)], scripts };
}
