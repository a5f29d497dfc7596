import { asiaPacific } from './asia-pacific.ts';
import { europe } from './europe.ts';
import type { Location } from './location.ts';
import { middleEastAfrica } from './middle-east-africa.ts';
import { northAmerica } from './north-america.ts';
import { southAmerica } from './south-america.ts';

/**
 * Companies and dealers that do not exist, in cities that do: real coordinates, invented streets, telephone numbers from the
 * ranges that regulators keep for fiction (Germany, France, Great Britain, North America, Australia) or that no one can have.
 */
export const LOCATIONS: readonly Location[] = [...europe, ...northAmerica, ...southAmerica, ...asiaPacific, ...middleEastAfrica];
