import { type Product, productTitle } from '../catalogue.ts';
import { PRODUCT_FAMILIES, type ProductFamily } from '../categories.ts';
import type { PictureKey } from '../media.ts';
import { PRODUCTS } from '../products/all.ts';
import { same, type Text, t } from '../text.ts';

interface MenuItem {
  key: string;
  name: Text;
  kind?: Text;
  parent?: string;
  /** The page it leads to; a heading without. */
  product?: Product;
  picture?: PictureKey;
  /** Title in a document's contents and kind of page; only pages have them. */
  document?: { name: Text; kind: Text };
}

const KIND_OF_PAGE = t('Produkt', 'Product');
const MACHINES = 'maschinen';

const isFamily = (key: string): key is ProductFamily => key in PRODUCT_FAMILIES;
const families = Object.keys(PRODUCT_FAMILIES).filter(isFamily);

/** Machines, their families, the machines: parents before their children, in the order of the menu. */
export const MENU: readonly MenuItem[] = [
  { key: MACHINES, name: t('Maschinen', 'Machines') },
  ...families.map((family) => ({ key: family, name: PRODUCT_FAMILIES[family], parent: MACHINES })),
  ...PRODUCTS.map((product) => ({
    key: product.slug,
    name: same(product.machine),
    kind: product.kind,
    parent: product.family,
    product,
    picture: product.preview,
    document: { name: productTitle(product), kind: KIND_OF_PAGE },
  })),
];
