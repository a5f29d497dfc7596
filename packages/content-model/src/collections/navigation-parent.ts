import type { PayloadRequest } from 'payload';
import { message } from '../messages.ts';

const LEVELS_MAX = 3;

async function parentOf(id: string, req: PayloadRequest): Promise<string | null> {
  const found = await req.payload.findByID({
    collection: 'navigation',
    id,
    depth: 0,
    req,
    overrideAccess: true,
    disableErrors: true,
  });
  const parent = found?.parent;
  return typeof parent === 'string' ? parent : null;
}

async function levelsBelow(id: string, req: PayloadRequest): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'navigation',
    where: { parent: { equals: id } },
    depth: 0,
    limit: 0,
    pagination: false,
    req,
    overrideAccess: true,
  });
  const below = await Promise.all(docs.map((child) => levelsBelow(child.id, req)));
  return docs.length === 0 ? 0 : 1 + Math.max(...below);
}

/** An item hangs neither below itself nor deeper than the menu shows. */
export async function validateNavigationParent(
  value: unknown,
  { id, req, event }: { id?: string | number; req: PayloadRequest; event?: string },
): Promise<string | true> {
  // While somebody types, the form asks at each key; the answer counts when it is saved.
  if (event === 'onChange' || typeof value !== 'string') return true;
  let level = 1;
  for (let ancestor: string | null = value; ancestor; ancestor = await parentOf(ancestor, req)) {
    if (ancestor === id) return message(req, 'navigationCycle');
    level += 1;
    if (level > LEVELS_MAX) return message(req, 'navigationTooDeep');
  }
  const below = id === undefined ? 0 : await levelsBelow(String(id), req);
  return level + below <= LEVELS_MAX || message(req, 'navigationTooDeep');
}
