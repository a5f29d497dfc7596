import type { Browser } from 'playwright-core';
import { median, type Row } from '../report.ts';
import { limit } from './limit.ts';
import { serveStillPage } from './still-page.ts';
import { DESK, loggedIn, PHONE, type Screen, type StorageState, type Visit, visit } from './visit.ts';

const LCP_RATIO = 1.25;
const CLS = 0.01;

/** First visits of a page, ours and the peer's by turns; how long until the largest paint, and how much moved. */
async function firstVisits(
  browser: Browser,
  { origin, path, screen }: { origin: string; path: string; screen: Screen },
  state: StorageState,
  rounds: number,
): Promise<Row[]> {
  const peer = await serveStillPage(browser, origin, path, screen, state);
  // Its files are in memory after this one.
  await visit(browser, peer.url, screen);
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  for (let i = 0; i < rounds; i++) {
    ours.push(await visit(browser, origin + path, screen, state));
    theirs.push(await visit(browser, peer.url, screen));
  }
  await peer.stop();
  // Text and picture may be of nearly one size, so that either is the largest. A visit without a largest paint has no figure.
  const kinds = [...new Set([...ours, ...theirs].map(({ kind }) => kind))];
  if (kinds.includes('nothing')) throw new Error(`a visit to ${path}, ${screen.name} had no largest paint`);
  const lcp = (visits: Visit[]) => median(visits.map((one) => one.lcp));
  return [
    {
      what: `LCP ${path}, ${screen.name} (${kinds.join(', ')})`,
      unit: 'ms',
      ours: lcp(ours),
      peer: lcp(theirs),
      against: 'the same page without a script',
      ratio: median(ours.map((one, i) => one.lcp / (theirs[i]?.lcp ?? Number.NaN))),
      bound: { atMost: LCP_RATIO },
    },
    limit(`CLS ${path}, ${screen.name}`, '', median(ours.map(({ cls }) => cls)), CLS),
  ];
}

/** Each path has a session of its own: an access token ends before all are measured, and a state that is opened again refreshes once. */
export async function firstVisitRows(browser: Browser, origin: string, paths: string[], rounds: number) {
  const rows: Row[] = [];
  for (const path of paths) {
    const state = await loggedIn(browser, origin);
    for (const screen of [DESK, PHONE]) rows.push(...(await firstVisits(browser, { origin, path, screen }, state, rounds)));
  }
  return rows;
}
