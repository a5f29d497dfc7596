import { NOTIFICATION_ICONS, newsNotification } from '@vitrine/contract/notifications.ts';
import { parseMany } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { publishChanges } from './publish.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

async function published(site = 'de') {
  expect((await publishChanges(catalogue.context)).failed).toEqual([]);
  return parseMany(newsNotification, await documentBody(catalogue.pool, `${site}/notification/_all`));
}

it('news lead to what is published, and lose their link with it', async () => {
  const { payload } = catalogue;
  const machine = await catalogue.add.product('ww-200');
  const { id } = await payload.create({
    collection: 'notifications',
    locale: 'de',
    data: {
      text: 'Neu im Programm.',
      icon: 'add',
      style: 'error',
      entry: { relationTo: 'products', value: machine.id },
      actionText: 'Zur Maschine',
      _status: 'published',
    },
  });
  const link = { linkedSectionType: 'products', linkedEntrySlug: machine.slug, actionText: 'Zur Maschine' };
  expect(await published()).toMatchObject([
    { id, text: 'Neu im Programm.', icon: 'add', style: 'error', singleNotificationKey: `news-${id}`, ...link },
  ]);
  await payload.update({ collection: 'products', id: machine.id, data: { _status: 'draft' } });
  const [alone] = await published();
  expect(alone).toMatchObject({ id, text: 'Neu im Programm.' });
  expect(alone?.linkedEntrySlug).toBeUndefined();
  expect(alone?.actionText).toBeUndefined();
  await expectSoundRelease(catalogue.pool, catalogue.files);
  await payload.update({ collection: 'notifications', id, data: { _status: 'draft' } });
  expect(await published()).toEqual([]);
});

it('news of every icon are published', async () => {
  const ids: (number | string)[] = [];
  for (const icon of NOTIFICATION_ICONS) {
    const data = { text: `Neu: ${icon}`, icon, style: 'default', _status: 'published' } as const;
    ids.push((await catalogue.payload.create({ collection: 'notifications', locale: 'de', data })).id);
  }
  expect((await published()).map(({ icon }) => icon).sort()).toEqual([...NOTIFICATION_ICONS].sort());
  for (const id of ids) await catalogue.payload.delete({ collection: 'notifications', id });
});

it('news say what staff set of them, and are in the languages that they are for', async () => {
  const { payload } = catalogue;
  const common = { icon: 'update', style: 'default', _status: 'published' } as const;
  const machine = await catalogue.add.product('ww-300');
  const data = {
    ...common,
    text: 'Wartung am Sonntag.',
    action: '/finder',
    actionText: 'Zur Suche',
    entry: { relationTo: 'products' as const, value: machine.id },
    audience: 'sales' as const,
    language: 'de' as const,
    begins: '2026-01-01T08:00:00.000Z',
    ends: '2026-02-01T08:00:00.000Z',
    deleteOnClose: true,
    singleNotificationKey: 'wartung',
  };
  const { id } = await payload.create({ collection: 'notifications', locale: 'de', data });
  const english = { ...common, text: 'Nur auf Englisch.', language: 'en' as const };
  await payload.create({ collection: 'notifications', locale: 'de', data: english });
  const german = await published();
  expect(german).toHaveLength(1);
  const [{ id: told, ...attributes } = { id: '' }] = german;
  expect(told).toBe(id);
  expect(attributes).toMatchObject({
    icon: 'update',
    action: '/finder',
    actionText: 'Zur Suche',
    audience: 'sales',
    begins: '2026-01-01T08:00:00.000Z',
    ends: '2026-02-01T08:00:00.000Z',
    deleteOnClose: true,
    singleNotificationKey: 'news-wartung',
  });
  expect(german[0]?.linkedEntrySlug).toBeUndefined();
  expect((await published('en')).map(({ text }) => text)).toEqual(['Nur auf Englisch.']);
});

it('an end before the beginning, an address that leads nowhere and a topic that is no word are refused', async () => {
  const { payload } = catalogue;
  const data = { text: 'Meldung', icon: 'add', style: 'default', _status: 'published' } as const;
  for (const wrong of [
    { begins: '2026-02-01T00:00:00.000Z', ends: '2026-01-01T00:00:00.000Z' },
    { action: 'javascript:alert(1)' },
    { action: '//evil.example' },
    { singleNotificationKey: 'Zwei Worte' },
  ]) {
    await expect(payload.create({ collection: 'notifications', data: { ...data, ...wrong } })).rejects.toThrow();
  }
});
