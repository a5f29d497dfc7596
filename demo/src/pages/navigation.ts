import { APPLICATIONS } from '../applications/all.ts';
import { AUTOMATIONS } from '../automations/all.ts';
import { CASE_STUDIES } from '../case-studies/all.ts';
import { productTitle } from '../catalogue.ts';
import { PRODUCT_FAMILIES } from '../categories.ts';
import { CONTENT_PAGES } from '../content-pages/all.ts';
import { keysOf } from '../keys-of.ts';
import { LINES } from '../lines/all.ts';
import { LINE_KEYS } from '../lines/line-key.ts';
import type { PictureKey } from '../media.ts';
import { OVERVIEWS } from '../overviews/all.ts';
import type { PageRef } from '../page-ref.ts';
import { PRODUCTS } from '../products/all.ts';
import { STATIC_DOCUMENTS, type StaticDocumentKey } from '../static-documents.ts';
import { same, type Text, t } from '../text.ts';

export interface MenuItem {
  key: string;
  name: Text;
  kind?: Text;
  parent?: string;
  /** The page it leads to; a heading without page and file. */
  page?: PageRef;
  file?: StaticDocumentKey;
  picture?: PictureKey;
  /** Title in a document's contents and kind of page; only pages that can be added have them. */
  document?: { name: Text; kind: Text };
  itemHidden?: boolean;
}

const KIND = {
  product: t('Produkt', 'Product'),
  overview: t('Produktübersicht', 'Product overview'),
  line: t('Produktlinie', 'Product line'),
  page: t('Thema', 'Topic'),
};

const machines: MenuItem[] = [
  { key: 'maschinen', name: t('Maschinen', 'Machines') },
  ...keysOf(PRODUCT_FAMILIES).map((family) => ({
    key: family,
    name: PRODUCT_FAMILIES[family],
    parent: 'maschinen',
    page: { overview: family },
    picture: OVERVIEWS[family].picture,
    document: { name: OVERVIEWS[family].title, kind: KIND.overview },
  })),
  ...PRODUCTS.map((product) => ({
    key: product.slug,
    name: same(product.machine),
    kind: product.kind,
    parent: product.family,
    page: { product: product.slug },
    picture: product.preview,
    document: { name: productTitle(product), kind: KIND.product },
  })),
];

const lines: MenuItem[] = [
  { key: 'linien', name: t('Linien', 'Lines') },
  { key: 'produktlinien', name: t('Produktlinien', 'Product lines'), parent: 'linien' },
  ...LINE_KEYS.map((line) => ({
    key: line,
    name: LINES[line].title,
    parent: 'produktlinien',
    page: { line },
    picture: LINES[line].picture,
    document: { name: LINES[line].title, kind: KIND.line },
  })),
  { key: 'automatisierung', name: t('Automatisierung', 'Automation'), parent: 'linien' },
  ...keysOf(AUTOMATIONS).map((automation) => ({
    key: automation,
    name: AUTOMATIONS[automation].title,
    parent: 'automatisierung',
    page: { automation },
    picture: AUTOMATIONS[automation].pictures[0],
  })),
];

const uses: MenuItem[] = [
  { key: 'praxis', name: t('Praxis', 'In use') },
  { key: 'anwendungen', name: t('Anwendungen', 'Applications'), parent: 'praxis' },
  ...keysOf(APPLICATIONS).map((application) => ({
    key: application,
    name: APPLICATIONS[application].title,
    parent: 'anwendungen',
    page: { application },
    picture: APPLICATIONS[application].picture,
  })),
  { key: 'praxisberichte', name: t('Praxisberichte', 'Case studies'), parent: 'praxis' },
  ...keysOf(CASE_STUDIES).map((caseStudy) => ({
    key: caseStudy,
    name: CASE_STUDIES[caseStudy].title,
    parent: 'praxisberichte',
    page: { caseStudy },
    picture: CASE_STUDIES[caseStudy].picture,
  })),
];

/** The imprint stands in the footer, not in the menu; the entry makes it findable all the same. */
const HIDDEN_PAGES = ['impressum'];

const company: MenuItem[] = [
  { key: 'unternehmen', name: t('Unternehmen', 'Company') },
  ...CONTENT_PAGES.map(({ slug, headline, menuName, tilePicture, picture = tilePicture }) => ({
    key: slug,
    name: menuName ?? headline,
    parent: 'unternehmen',
    page: { page: slug },
    itemHidden: HIDDEN_PAGES.includes(slug),
    ...(picture && { picture }),
    ...(!HIDDEN_PAGES.includes(slug) && { document: { name: headline, kind: KIND.page } }),
  })),
  { key: 'unterlagen', name: t('Unterlagen', 'Documents'), parent: 'unternehmen' },
  ...keysOf(STATIC_DOCUMENTS).map((file) => ({
    key: file,
    name: STATIC_DOCUMENTS[file].name,
    parent: 'unterlagen',
    file,
    document: { name: STATIC_DOCUMENTS[file].name, kind: STATIC_DOCUMENTS[file].kind },
  })),
];

/** The whole menu: parents before their children, in the order of the menu. */
export const MENU: readonly MenuItem[] = [...machines, ...lines, ...uses, ...company];
