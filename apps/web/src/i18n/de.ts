import { common } from './de/common.ts';
import type { documents } from './de/documents.ts';
import { home } from './de/home.ts';
import { landing } from './de/landing.ts';
import { login } from './de/login.ts';
import { print } from './de/print.ts';
import { products } from './de/products.ts';
import { shell } from './de/shell.ts';

/** German texts by feature: what the first page may need. Features add their catalogue here and in en.ts. */
export const catalogue = { common, home, landing, login, print, products, shell };
export type FirstCatalogue = typeof catalogue;
/** Every text; what is not in the first catalogue is loaded with its pages (`wantTexts`). */
export type Catalogue = FirstCatalogue & { documents: typeof documents };
