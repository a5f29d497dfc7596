import { routeOf } from '@vitrine/contract/page-paths.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { Product } from '../resources.ts';
import { type MachineSize, machineSize } from './machine-size.ts';

/** Height of the person, and how wide their outline is drawn, in mm. */
export const PERSON = { height: 1800, width: 560 } as const;
/** Between what is on the line, and what dimension lines need beside and below a machine, in mm. */
const GAP = 520;
/** The same before a machine with its dimensions: the words on the dashed line are there. */
const WORDS = 900;
const MARGIN = 160;
const BESIDE = 640;
const ABOVE = 120;

export interface ScaledMachine {
  name: string;
  path: string;
  size: MachineSize;
  /** Straight from the side; null where only the outline can be drawn. */
  picture: Product['productSideView'];
  /** Where it begins on the ground line, in mm. */
  x: number;
}

/** Machines at true size beside a person, on one ground line; all in mm. */
export interface ScaleDrawing {
  width: number;
  height: number;
  machines: ScaledMachine[];
}

type Sized = Pick<Product, 'slug' | 'productTypeName' | 'content' | 'productSideView'>;

export const hasSize = (product: Sized): boolean => machineSize(product) !== null;

/**
 * The place of each part. One machine has its dimension lines beside it; several go from small at the left to large at the right. Machines whose
 * technical data do not name their size are left out; null when none is left.
 */
export function scaleDrawing(products: readonly Sized[]): ScaleDrawing | null {
  const sized = products.flatMap((product) => {
    const size = machineSize(product);
    return size ? [{ product, size }] : [];
  });
  sized.sort((a, b) => a.size.length * a.size.height - b.size.length * b.size.height);
  let x = MARGIN + PERSON.width + (sized.length === 1 && sized[0]?.size.loadingHeight ? WORDS : GAP);
  const machines = sized.map(({ product, size }): ScaledMachine => {
    const at = x;
    x += size.length + GAP;
    return {
      name: stripSoftHyphens(product.productTypeName),
      path: routeOf({ kind: 'product', slug: product.slug }),
      size,
      picture: product.productSideView,
      x: at,
    };
  });
  if (machines.length === 0) return null;
  const height = Math.max(PERSON.height, ...machines.map(({ size }) => size.height)) + ABOVE;
  return { width: x - GAP + (machines.length === 1 ? BESIDE : MARGIN), height, machines };
}

/** The machines of an overview on one line; null where there are not several. */
export function familyDrawing(products: readonly Sized[]): ScaleDrawing | null {
  const drawing = scaleDrawing(products);
  return drawing && drawing.machines.length > 1 ? drawing : null;
}

/** The figures of a machine as a list, in the order in which they are read; those that it has. */
export function sizeFigures({ length, width, height, loadingHeight }: MachineSize) {
  const all = [
    ['length', length],
    ['width', width],
    ['height', height],
    ['loadingHeight', loadingHeight],
  ] as const;
  return all.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}
