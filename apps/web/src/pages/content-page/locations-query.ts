import { location } from '@vitrine/contract/locations.ts';
import { findMany } from '../../api/find.ts';

/** Every location of the company, in the editors' order. Apart from query.ts, which every start of the app has. */
export const locationsQuery = () => findMany(location, 'location/_all');
