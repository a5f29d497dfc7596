import frame from '@vitrine/ui/picture/picture.module.css';
import intro from '../sections/intro/intro.module.css';
import { nameWidth } from '../sections/intro/model.ts';
import { FIRST_SCREEN } from './handover.ts';
import type { PictureLink } from './picture-links.ts';

/** What the first screen needs of a product's document; it comes unchecked, the app validates it later. */
export interface ProductDocument {
  data: {
    attributes: {
      productKind: string;
      productTypeName: string;
      keyFigures: { label: string; value: string }[];
      content: { productSubline: string };
    };
  };
}

/** Windows in which the picture stands behind the words (intro.module.css): there it need not wait for them. */
const PICTURE_BEHIND = '(min-width: 1024px)';

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

/** The hero as ui's picture.tsx makes it, and its image. The last link is the image's own. */
function heroPicture(links: PictureLink[]) {
  const img = make('img', frame.image);
  const picture = make('picture', frame.frame);
  for (const [index, { imagesrcset: srcset, imagesizes: sizes, media }] of links.entries()) {
    if (index < links.length - 1) picture.append(Object.assign(make('source'), { media, sizes, srcset }));
    else Object.assign(img, { alt: '', decoding: 'sync', fetchPriority: 'high', sizes, srcset });
  }
  img.dataset.shown = 'true';
  picture.append(img);
  return { picture, img };
}

/** Name, subline and key figures. */
function words({ productKind, productTypeName, keyFigures, content }: ProductDocument['data']['attributes']): HTMLElement[] {
  const title = make('h1', '', make('span', 'h3', `${productKind} `), make('span', 'display', productTypeName));
  title.style.setProperty('--name-width', String(nameWidth(productTypeName)));
  const name = make('div', `grid ${intro.words}`, title, make('p', 'lead', content.productSubline));
  if (keyFigures.length === 0) return [name];
  const list = keyFigures.map(({ label, value }) => make('div', '', make('dt', '', label), make('dd', '', value)));
  return [name, make('div', `grid ${intro.figures}`, make('dl', '', ...list))];
}

/** Longer than the preloaded face takes on a usable line; without it the words come in the next best one. */
const FACE_MS = 1000;

/** Words that are laid out before their face is there move when it comes. */
const faceOfWords = () =>
  Promise.race([
    document.fonts.load('1em "Archivo Variable"').catch(() => []),
    new Promise((resolve) => setTimeout(resolve, FACE_MS)),
  ]);

/**
 * Shows a product's intro, as sections/intro/intro.tsx makes it, where the page will have it, before the app is
 * there, unless it is not wanted any more; resolves when its picture has come or failed. A journey compares the two. Readers of the screen wait for the page
 * itself; dropFirstScreen takes it away when that stands.
 */
export async function drawFirstScreen(
  links: PictureLink[],
  product: Promise<ProductDocument>,
  isWanted: () => boolean,
): Promise<void> {
  const { picture, img } = heroPicture(links);
  const section = make('section', intro.intro, make('div', intro.stage, picture));
  section.dataset.surface = 'steel';
  const screen = make('div', '', make('div'), make('div'), section);
  screen.id = FIRST_SCREEN;
  screen.ariaHidden = 'true';
  const worded = Promise.all([product, faceOfWords()]).then(([{ data }]) => section.append(...words(data.attributes)));
  if (!matchMedia(PICTURE_BEHIND).matches) await worded;
  // The app may have begun meanwhile: what came after it would stand over its pages.
  if (!isWanted()) return;
  document.body.append(screen);
  await Promise.all([worded, img.decode()]);
}
