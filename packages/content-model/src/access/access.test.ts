import { randomUUID } from 'node:crypto';
import { type CollectionSlug, Forbidden, type GlobalSlug, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLECTIONS, GLOBALS, type Operation, operationsOf, WHO, type Who, wantedOf } from '../testing/access-matrix.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';

describe('access through the Local API', () => {
  let content: TestContent;
  const users = new Map<Who, TypedUser | null>([['nobody', null]]);
  const userOf = (who: Who) => users.get(who) ?? null;

  beforeAll(async () => {
    content = await openTestContent();
    for (const role of ['administrator', 'editor', 'approver'] as const) users.set(role, await content.staff(role));
  });
  afterAll(() => content.close());

  const collections = () =>
    Object.values(content.payload.collections)
      .map(({ config }) => config)
      .filter(({ slug }) => !slug.startsWith('payload-'));

  /** Access is decided before anything else: with nothing to work on, what is allowed fails otherwise. */
  const allowed = (attempt: Promise<unknown>): Promise<boolean> =>
    attempt.then(
      () => true,
      (error: unknown) => !(error instanceof Forbidden),
    );

  function tryCollection(collection: CollectionSlug, operation: Operation, user: TypedUser | null): Promise<unknown> {
    const { payload } = content;
    const as = { overrideAccess: false, user } as const;
    const attempts: Record<Operation, () => Promise<unknown>> = {
      read: () => payload.find({ collection, limit: 1, ...as }),
      create: () => payload.create({ collection, data: {}, draft: false, ...as } as Parameters<typeof payload.create>[0]),
      update: () => payload.update({ collection, id: randomUUID(), data: {}, ...as }),
      publish: () => payload.update({ collection, id: randomUUID(), data: { _status: 'published' }, ...as }),
      delete: () => payload.delete({ collection, id: randomUUID(), ...as }),
      versions: () => payload.findVersions({ collection, limit: 1, ...as }),
    };
    return attempts[operation]();
  }

  function tryGlobal(slug: GlobalSlug, operation: Operation, user: TypedUser | null): Promise<unknown> {
    const { payload } = content;
    const as = { overrideAccess: false, user } as const;
    if (operation === 'read') return payload.findGlobal({ slug, ...as });
    if (operation === 'versions') return payload.findGlobalVersions({ slug, limit: 1, ...as });
    const publish = operation === 'publish';
    return payload.updateGlobal({ slug, data: publish ? { _status: 'published' } : {}, draft: !publish, ...as });
  }

  test('every collection and every global of ours is in the matrix', () => {
    expect(
      collections()
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(Object.keys(COLLECTIONS).sort());
    expect(content.payload.globals.config.map(({ slug }) => slug).sort()).toEqual(Object.keys(GLOBALS).sort());
  });

  test.each(WHO)('%s may do exactly what the role is for', async (who) => {
    const found: Record<string, Operation[]> = {};
    for (const config of collections()) {
      const may: Operation[] = [];
      for (const operation of operationsOf(config)) {
        if (await allowed(tryCollection(config.slug, operation, userOf(who)))) may.push(operation);
      }
      found[config.slug] = may;
    }
    expect(found).toEqual(wantedOf(COLLECTIONS, collections(), who));
  });

  test.each(WHO)('%s reads and writes globals only as a writer of content', async (who) => {
    const globals = content.payload.globals.config;
    const found: Record<string, Operation[]> = {};
    for (const config of globals) {
      const may: Operation[] = [];
      for (const operation of operationsOf(config, true)) {
        if (await allowed(tryGlobal(config.slug, operation, userOf(who)))) may.push(operation);
      }
      found[config.slug] = may;
    }
    expect(found).toEqual(wantedOf(GLOBALS, globals, who, true));
  });

  test('a member of staff sees the own record only and cannot give itself a role', async () => {
    const editor = userOf('editor');
    const { docs } = await content.payload.find({ collection: 'staff', overrideAccess: false, user: editor });
    expect(docs.map((doc) => doc.email)).toEqual(['editor@vitrine.example']);
    const changed = await content.payload.update({
      collection: 'staff',
      id: docs[0]?.id ?? '',
      data: { name: 'Else', roles: ['administrator'] },
      overrideAccess: false,
      user: editor,
    });
    expect(changed).toMatchObject({ name: 'Else', roles: ['editor'] });
  });

  test('the last administrator can neither go nor lose the role', async () => {
    const id = userOf('administrator')?.id ?? '';
    const { payload } = content;
    await expect(payload.update({ collection: 'staff', id, data: { roles: ['editor'] } })).rejects.toMatchObject({
      data: { errors: [{ path: 'roles' }] },
    });
    await expect(payload.delete({ collection: 'staff', id })).rejects.toMatchObject({ data: { errors: [{ path: 'roles' }] } });
  });
});
