import { common } from './de/common.ts';
import { documents } from './de/documents.ts';
import { home } from './de/home.ts';
import { landing } from './de/landing.ts';
import { login } from './de/login.ts';
import { print } from './de/print.ts';
import { products } from './de/products.ts';
import { shell } from './de/shell.ts';

/** Every German text by feature. Features add their catalogue here and in en.ts. */
export const catalogue = { common, documents, home, landing, login, print, products, shell };
export type Catalogue = typeof catalogue;
