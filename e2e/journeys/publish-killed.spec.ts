import { productOverview } from '@vitrine/contract/product-overview.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { z } from 'zod';
import { staffRequests } from './admin.ts';
import { expect, plain, SALES, test } from './fixtures.ts';
import { type ChangeStep, holdChanges } from './hold-changes.ts';
import { findService, freeze, kill } from './processes.ts';
import { newSession } from './session.ts';

const DATA = process.env.VITRINE_DATA ?? '';
const SLUG = 'kutter';
/** Where the CMS is killed while it publishes, and whether it is published afterwards. */
const KILLS: readonly { at: ChangeStep; isPublished: boolean }[] = [
  { at: 'commit', isPublished: true },
  { at: 'record', isPublished: false },
  { at: 'version', isPublished: false },
  { at: 'change', isPublished: false },
];
/** One of them in `npm test`; twelve kills in `npm run test:long`. */
const kills = process.env.VITRINE_TEST_KILLS ? [...KILLS, ...KILLS, ...KILLS] : KILLS.slice(0, 1);

const record = z.object({ id: z.string(), introSubline: z.string(), _status: z.string() });
const records = z.object({ docs: z.array(record) });
const versions = z.object({ docs: z.array(z.object({ version: record.omit({ id: true }) })) });
const COMMITTED = 'select 1 from public.product_overviews_locales where intro_subline = $1';

test('the CMS killed at each step of a publish: published whole or not at all, in the admin as in the app, and the next publish works', async ({
  origin,
}) => {
  test.skip(process.platform !== 'linux', 'processes are looked up in /proc');
  test.setTimeout(60_000 + kills.length * 60_000);
  const staff = await staffRequests(origin);
  const headers = { Authorization: `Bearer ${(await newSession(origin, SALES)).token}`, 'X-Site-Language': 'de' };
  const read = async (path: string): Promise<unknown> => {
    const answer = await staff.get(`/cms-api/product-overviews${path}`).catch(() => null);
    return answer?.ok() ? answer.json() : null;
  };
  const inAdmin = async () => {
    const found = await read(`?where[slug][equals]=${SLUG}&locale=de&depth=0`);
    return found === null ? null : records.parse(found).docs[0];
  };
  const newestVersion = async (id: string) =>
    versions.parse(await read(`/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&locale=de&depth=0`)).docs[0]
      ?.version;
  const inApp = async () => {
    const answer = await fetch(`${origin}/api/v1/product-overview/${SLUG}`, { headers });
    // Publishing sets spaces that do not break, and soft hyphens.
    return plain(parseOne(productOverview, await answer.json()).introSubline ?? '').replace(/[\u00a0\u202f]/g, ' ');
  };
  const isBack = () => expect.poll(inAdmin, { timeout: 60_000, intervals: [250] }).not.toBeNull();
  const before = await inAdmin();
  if (!before) throw new Error('the demo has no such overview');
  /** The status, 0 for a connection that was lost. */
  const publish = async (introSubline: string) => {
    const data = { introSubline, _status: 'published' };
    const answer = await staff.patch(`/cms-api/product-overviews/${before.id}?locale=de`, { data }).catch(() => null);
    return answer?.status() ?? 0;
  };

  const held = await holdChanges(DATA, 'product_overviews');
  let shown = before.introSubline;
  try {
    for (const [i, { at, isPublished }] of kills.entries()) {
      const text = `${before.introSubline} ${i} ${at}`;
      await held.hold(at);
      const sent = publish(text);
      await held.isReached();
      const cms = findService('cms', DATA);
      if (!cms) throw new Error('there is no CMS');
      if (isPublished) {
        // It has told PostgreSQL to commit. It never hears that this is done, and tells nobody.
        expect(freeze(cms)).toBe(true);
        await held.release();
        await held.isCommitted(COMMITTED, text);
      }
      expect(kill(cms)).toBe(true);
      expect([0, 502, 503], `killed at ${at}, the editor is told of no success`).toContain(await sent);
      await held.release();
      await isBack();

      if (isPublished) shown = text;
      const published = { introSubline: shown, _status: 'published' };
      expect([at, await inAdmin()]).toMatchObject([at, published]);
      expect([at, await newestVersion(before.id)]).toMatchObject([at, published]);
      // The worker makes the release, whatever became of the CMS.
      await expect.poll(inApp, { message: `the app after a kill at ${at}`, timeout: 20_000 }).toBe(shown);

      const next = `${before.introSubline} ${i} next`;
      expect([at, await publish(next)]).toEqual([at, 200]);
      shown = next;
      await expect.poll(inApp, { message: `the publish after a kill at ${at}`, timeout: 20_000 }).toBe(shown);
    }
  } finally {
    await held.close();
    await publish(before.introSubline);
    await staff.dispose();
  }
});
