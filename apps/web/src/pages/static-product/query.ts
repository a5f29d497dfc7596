import { navigationItem } from '@vitrine/contract/navigation.ts';
import { menuEntryRequest } from '@vitrine/contract/page-paths.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { findMany } from '../../api/find.ts';
import { queryClient } from '../../api/query-client.ts';
import { isOfflineMode } from '../../shell/platform.ts';
import { staticProductOf } from './model.ts';

const ofId =
  (id: string) =>
  <T extends { id: string }>(items: readonly T[]): T[] =>
    items.filter((item) => item.id === id);

/** The menu entry of an id, by the find by filter; in offline mode, which keeps no answers of filters, from the whole menu. */
export const staticProductQuery = (id: string) => ({
  ...findMany(navigationItem, isOfflineMode() ? 'navigation/_all' : menuEntryRequest(id)),
  select: (items: readonly Model<typeof navigationItem>[]) => ofId(id)(items),
});

/** Loads the entry and its file; throws ApiFailure 404 where there is none. */
export const loadStaticProduct = async (id: string) =>
  staticProductOf(ofId(id)(await queryClient.ensureQueryData(staticProductQuery(id))));
