import type { accounts } from './de/accounts.ts';
import { common } from './de/common.ts';
import type { comparison } from './de/comparison.ts';
import type { desktop } from './de/desktop.ts';
import type { documents } from './de/documents.ts';
import type { fields } from './de/fields.ts';
import { home } from './de/home.ts';
import { landing } from './de/landing.ts';
import type { lines } from './de/lines.ts';
import type { locations } from './de/locations.ts';
import type { login } from './de/login.ts';
import type { media } from './de/media.ts';
import type { outputs } from './de/outputs.ts';
import { pageBar } from './de/page-bar.ts';
import type { password } from './de/password.ts';
import type { print } from './de/print.ts';
import { products } from './de/products.ts';
import type { profile } from './de/profile.ts';
import type { registration } from './de/registration.ts';
import type { search } from './de/search.ts';
import { shell } from './de/shell.ts';
import { sizes } from './de/sizes.ts';
import type { staticProduct } from './de/static-product.ts';
import type { turning } from './de/turning.ts';

/** German texts by feature: what the first page may need. Features add their catalogue here and in en.ts. */
export const catalogue = { common, home, landing, pageBar, products, shell, sizes };
export type FirstCatalogue = typeof catalogue;
/** Every text; what is not in the first catalogue is loaded with its pages (`wantTexts`). */
export type Catalogue = FirstCatalogue & {
  accounts: typeof accounts;
  comparison: typeof comparison;
  desktop: typeof desktop;
  documents: typeof documents;
  fields: typeof fields;
  lines: typeof lines;
  locations: typeof locations;
  login: typeof login;
  media: typeof media;
  outputs: typeof outputs;
  password: typeof password;
  print: typeof print;
  profile: typeof profile;
  registration: typeof registration;
  search: typeof search;
  staticProduct: typeof staticProduct;
  turning: typeof turning;
};
