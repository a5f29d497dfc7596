import { navigationItem } from '@vitrine/contract/navigation.ts';
import { findMany } from '../../api/find.ts';
import { queryClient } from '../../api/query-client.ts';
import { staticProductOf } from './model.ts';

/** The menu entry of an id, as the list that the find by filter answers. */
export const staticProductQuery = (id: string) => findMany(navigationItem, `navigation-item?filter[id]=${id}`);

/** Loads the entry and its file; throws ApiFailure 404 where there is none. */
export const loadStaticProduct = async (id: string) => staticProductOf(await queryClient.ensureQueryData(staticProductQuery(id)));
