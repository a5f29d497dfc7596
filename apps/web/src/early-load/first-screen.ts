import { chooseVersion, sourceSet } from '@vitrine/ui/picture/image-sources.ts';
import frame from '@vitrine/ui/picture/picture.module.css';
import intro from '../features/products/intro/intro.module.css';
import { type Body, heroImage } from './first-picture.ts';
import { FIRST_SCREEN } from './handover.ts';
import { PRODUCT_HERO } from './heroes.ts';

interface ProductAttributes {
  productKind: string;
  productTypeName: string;
  keyFigures: { label: string; value: string }[];
  content: { productSubline: string };
}

/** An element with classes and what is inside. */
function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className = '',
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...inside);
  return element;
}

/** The hero as ui's picture.tsx makes it. */
function heroPicture(body: Body): HTMLPictureElement | null {
  const image = heroImage(body, PRODUCT_HERO);
  const versions = image?.versions ?? {};
  const version = chooseVersion(versions, [PRODUCT_HERO.crop]);
  if (!version) return null;
  const picture = make('picture', frame.frame);
  for (const { media, crop } of PRODUCT_HERO.art) {
    const other = versions[crop];
    if (!other) continue;
    const source = make('source');
    Object.assign(source, { media, sizes: PRODUCT_HERO.sizes, srcset: sourceSet(other) });
    picture.append(source);
  }
  const img = make('img', frame.image);
  img.dataset.shown = 'true';
  Object.assign(img, { alt: '', decoding: 'sync', fetchPriority: 'high', sizes: PRODUCT_HERO.sizes, srcset: sourceSet(version) });
  picture.append(img);
  return picture;
}

/** A product's intro as features/products/intro/intro.tsx makes it; a journey compares the two. */
function productIntro({ productKind, productTypeName, keyFigures, content }: ProductAttributes, picture: Node): HTMLElement {
  const section = make('section', intro.intro);
  section.dataset.surface = 'steel';
  section.append(
    make('div', intro.stage, picture),
    make(
      'div',
      `grid ${intro.words}`,
      make('h1', '', make('span', 'h3', `${productKind} `), make('span', 'display', productTypeName)),
      make('p', 'lead', content.productSubline),
    ),
  );
  if (keyFigures.length > 0) {
    const list = keyFigures.map(({ label, value }) => make('div', '', make('dt', '', label), make('dd', '', value)));
    section.append(make('div', `grid ${intro.figures}`, make('dl', '', ...list)));
  }
  return section;
}

/**
 * Shows a product's intro where the page will have it, before the app is there, and resolves when its picture has come or
 * failed. Readers of the screen wait for the page itself; dropFirstScreen takes it away when that stands.
 */
export async function drawFirstScreen(body: Body<ProductAttributes>): Promise<void> {
  const picture = body.data.type === 'product' ? heroPicture(body) : null;
  if (!picture) return;
  const screen = make('div', '', make('div'), make('div'), productIntro(body.data.attributes, picture));
  screen.id = FIRST_SCREEN;
  screen.ariaHidden = 'true';
  document.body.append(screen);
  await picture.querySelector('img')?.decode();
}
