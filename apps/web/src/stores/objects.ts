import type { Model } from '@vitrine/contract/resource.ts';
import { user } from '@vitrine/contract/users.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createArea } from './area.ts';

export type User = Model<typeof user>;

const objectsState = z.object({
  user: z.nullable(z.extend(user.attributes, { type: z.literal('user'), id: z.string() })),
});

/** Area `objects`: the account that is logged in, as the server described it last. */
export const objectsStore = createArea({
  name: 'objects',
  version: 1,
  schema: objectsState,
  initial: { user: null },
});

export const currentUser = (): User | null => objectsStore.getState().user;
export const setUser = (next: User | null) => objectsStore.setState({ user: next });
export const useUser = () => useStore(objectsStore, (state) => state.user);
export const clearObjects = () => objectsStore.setState({ user: null }, true);
