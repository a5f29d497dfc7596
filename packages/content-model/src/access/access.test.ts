import { randomUUID } from 'node:crypto';
import { type CollectionSlug, Forbidden, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import type { Role } from './has-role.ts';

const WHO = ['administrator', 'editor', 'approver', 'nobody'] as const;
const OPERATIONS = ['read', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

const ALL = OPERATIONS;
const NONE: readonly Operation[] = [];
const READ: readonly Operation[] = ['read'];

/** Who may do what; a collection that is missing here fails the test below. */
const CONTENT = { administrator: ALL, editor: ALL, approver: NONE, nobody: NONE };
const MATRIX: Partial<Record<CollectionSlug, Record<(typeof WHO)[number], readonly Operation[]>>> = {
  products: CONTENT,
  'product-categories': CONTENT,
  advantages: CONTENT,
  'advantage-categories': CONTENT,
  applications: CONTENT,
  'case-studies': CONTENT,
  options: CONTENT,
  'option-categories': CONTENT,
  downloads: CONTENT,
  faqs: CONTENT,
  navigation: CONTENT,
  images: CONTENT,
  videos: CONTENT,
  'video-versions': CONTENT,
  'three-d-renderings': CONTENT,
  'rendering-frames': CONTENT,
  files: CONTENT,
  sites: { administrator: ALL, editor: ['read', 'update'], approver: NONE, nobody: NONE },
  countries: { administrator: ['read', 'update'], editor: ['read', 'update'], approver: READ, nobody: NONE },
  accounts: { administrator: ALL, editor: NONE, approver: ALL, nobody: NONE },
  // Who is no administrator reads and updates the own record only; see the test below.
  staff: { administrator: ALL, editor: READ, approver: READ, nobody: NONE },
};

describe('access', () => {
  let content: TestContent;
  const users = new Map<string, TypedUser | null>([['nobody', null]]);

  beforeAll(async () => {
    content = await openTestContent();
    for (const role of ['administrator', 'editor', 'approver'] satisfies Role[]) users.set(role, await content.staff(role));
  });
  afterAll(() => content.close());

  /** Access is decided before anything else: with nothing to work on, what is allowed fails otherwise. */
  async function allowed(collection: CollectionSlug, operation: Operation, user: TypedUser | null): Promise<boolean> {
    const { payload } = content;
    const as = { overrideAccess: false, user } as const;
    const attempts: Record<Operation, () => Promise<unknown>> = {
      read: () => payload.find({ collection, limit: 1, ...as }),
      create: () => payload.create({ collection, data: {}, draft: false, ...as } as Parameters<typeof payload.create>[0]),
      update: () => payload.update({ collection, id: randomUUID(), data: {}, ...as }),
      delete: () => payload.delete({ collection, id: randomUUID(), ...as }),
    };
    return attempts[operation]().then(
      () => true,
      (error: unknown) => !(error instanceof Forbidden),
    );
  }

  test('every collection of ours is in the matrix', () => {
    const ours = Object.keys(content.payload.collections).filter((slug) => !slug.startsWith('payload-'));
    expect(ours.sort()).toEqual(Object.keys(MATRIX).sort());
  });

  test.each(WHO)('%s may do exactly what the role is for', async (who) => {
    const found: Record<string, Operation[]> = {};
    const wanted: Record<string, readonly Operation[]> = {};
    for (const { config } of Object.values(content.payload.collections)) {
      const collection = config.slug;
      const row = MATRIX[collection];
      if (!row) continue;
      wanted[collection] = row[who];
      found[collection] = [];
      for (const operation of OPERATIONS) {
        if (await allowed(collection, operation, users.get(who) ?? null)) found[collection].push(operation);
      }
    }
    expect(found).toEqual(wanted);
  });

  test('globals are read and written by those who write content', async () => {
    for (const who of WHO) {
      const user = users.get(who) ?? null;
      const may = who === 'administrator' || who === 'editor';
      for (const slug of ['home-page', 'landing-page', 'navigation-meta', 'pdf-meta'] as const) {
        const read = content.payload.findGlobal({ slug, overrideAccess: false, user });
        const write = content.payload.updateGlobal({ slug, data: {}, draft: true, overrideAccess: false, user });
        const refused = (await Promise.allSettled([read, write])).map(({ status }) => status === 'rejected');
        expect({ who, slug, refused }).toEqual({ who, slug, refused: [!may, !may] });
      }
    }
  });

  test('a member of staff sees the own record only and cannot give itself a role', async () => {
    const editor = users.get('editor') ?? null;
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
    const id = users.get('administrator')?.id ?? '';
    const { payload } = content;
    await expect(payload.update({ collection: 'staff', id, data: { roles: ['editor'] } })).rejects.toMatchObject({
      data: { errors: [{ path: 'roles' }] },
    });
    await expect(payload.delete({ collection: 'staff', id })).rejects.toMatchObject({ data: { errors: [{ path: 'roles' }] } });
  });
});
