import { newsNotification } from '@vitrine/contract/notifications.ts';
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

async function published() {
  expect((await publishChanges(catalogue.context)).failed).toEqual([]);
  return parseMany(newsNotification, await documentBody(catalogue.pool, 'de/notification/_all'));
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
