import type { FirstCatalogue } from './de.ts';
import { common } from './en/common.ts';
import { home } from './en/home.ts';
import { landing } from './en/landing.ts';
import { pageBar } from './en/page-bar.ts';
import { products } from './en/products.ts';
import { shell } from './en/shell.ts';
import { sizes } from './en/sizes.ts';
import type { Texts } from './texts.ts';

export const catalogue: Texts<FirstCatalogue> = { common, home, landing, pageBar, products, shell, sizes };
