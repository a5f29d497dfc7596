import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MEDIA_FOLDER } from './media.ts';
import type { ProductSlug } from './product-slug.ts';
import type { Text } from './text.ts';

/** A hotspot of a rotator view, by its name in the view's configuration. */
interface Hotspot {
  identifier: string;
  label: Text;
  text: Text;
}

export interface Rotation {
  /** Unique in the demo: "k-330/rotate-closed". */
  key: string;
  file: string;
  name: Text;
  alt: Text;
  hotspots: readonly Hotspot[];
}

const text = z.object({ de: z.string(), en: z.string() });
const views = z.array(
  z.object({
    archive: z.string().regex(/^[a-z0-9-]+\.zip$/),
    name: text,
    alt: text,
    hotspots: z.array(z.object({ identifier: z.string(), label: text, text })),
  }),
);

/** Machines with views for the 360 rotator: the generator writes their archives and what is to be said of them. */
const MACHINES_WITH_ROTATIONS: readonly ProductSlug[] = ['k-330'];

function rotationsOf(slug: ProductSlug): Rotation[] {
  const folder = join(MEDIA_FOLDER, slug);
  return views.parse(JSON.parse(readFileSync(join(folder, 'rotate.json'), 'utf8'))).map(({ archive, ...view }) => ({
    ...view,
    key: `${slug}/${archive.slice(0, -'.zip'.length)}`,
    file: join(folder, archive),
  }));
}

/** Views for the 360 rotator by machine, in the order of their tabs. */
export const ROTATIONS: ReadonlyMap<ProductSlug, readonly Rotation[]> = new Map(
  MACHINES_WITH_ROTATIONS.map((slug) => [slug, rotationsOf(slug)]),
);
