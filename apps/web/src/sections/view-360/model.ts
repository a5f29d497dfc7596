import type { ImageVersions } from '@vitrine/contract/image-sources.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { webrotate360 } from '@vitrine/contract/webrotate-360.ts';
import type { Product } from '../resources.ts';
import type { Rendering } from './frames.ts';

export type Rotator = Model<typeof webrotate360>;

interface Still {
  alt: string;
  placeholder: string;
  versions: ImageVersions;
}

interface Shown {
  /** Unlike that of any other view of the product. */
  id: string;
  title: string;
  alt: string;
  /** What is on the stage until it turns. */
  still: Still | null;
}

/** Something to turn: a row of frames, or what an XML configuration describes. */
export type View = Shown & ({ kind: 'turntable'; rendering: Rendering } | { kind: 'rotator'; rendering: Rotator });

/** A single picture in the shape of an image of the catalogue. */
export function stillFrom(
  url: string,
  { width, height, placeholder, alt }: Omit<Still, 'versions'> & { width: number; height: number },
): Still {
  return { alt, placeholder, versions: { auto: { default: { default: url }, width, height, print: url, printSmall: {} } } };
}

function turntable(rendering: Rendering, thumbnail: Still | null): View {
  const [first] = rendering.images;
  const { id, title, alt } = rendering;
  const still = thumbnail ?? (first ? stillFrom(first.default, { ...first, alt }) : null);
  return { kind: 'turntable', id: `turntable/${id}`, title, alt, still, rendering };
}

function rotator(rendering: Rotator): View {
  const { id, name, alt, baseUrl, renderingFolder, coverImagePath } = rendering;
  const still = stillFrom(`${baseUrl}${renderingFolder}/${coverImagePath}`, rendering);
  return { kind: 'rotator', id: `rotator/${id}`, title: name, alt, still, rendering };
}

/** What section 2 of a product shows, one a tab: its turntables, then its rotator views (catalogue.md 2). */
export function viewsOf(product: Product): View[] {
  const turntables = product['three-d-renderings'].filter(({ images }) => images.length > 0);
  return [
    ...turntables.map((rendering, index) => turntable(rendering, index === 0 ? product.threeDRenderingThumbnail : null)),
    ...product.productRendering.map(rotator),
  ];
}
