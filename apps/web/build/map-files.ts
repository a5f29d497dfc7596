import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import maplibre from 'maplibre-gl/package.json' with { type: 'json' };
import { quantize } from 'topojson-client';
import type { Plugin } from 'vite';
import atlas from 'world-atlas/package.json' with { type: 'json' };

const require = createRequire(import.meta.url);

/** Folder of the build with what the map loads by address; the versions are in it, because it is cached for ever. */
export const MAP_FILES = `app/map-${maplibre.version}-${atlas.version}-1/`;

/** Steps of the grid that coast lines are drawn on: 5 km, half of the file's size, no difference at the closest zoom. */
const GRID = 8000;
/** Nobody has an office there, and Mercator makes it as large as all other land together. */
const ANTARCTICA = '010';

type Topology = Parameters<typeof quantize>[0];
type Countries = Topology & { objects: { countries: Extract<Topology['objects'][string], { type: 'GeometryCollection' }> } };

/** Points of arcs in degrees: `quantize` wants them so. */
function inDegrees({ arcs, transform }: Topology): [number, number][][] {
  const [kx, ky] = transform?.scale ?? [1, 1];
  const [dx, dy] = transform?.translate ?? [0, 0];
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]): [number, number] => {
      x += stepX;
      y += stepY;
      return [x * kx + dx, y * ky + dy];
    });
  });
}

/** The outlines of the countries (Natural Earth, 1:50 million) without names and numbers: a map without words. */
async function world(): Promise<string> {
  const { transform, ...topology }: Countries = JSON.parse(
    await readFile(require.resolve('world-atlas/countries-50m.json'), 'utf8'),
  );
  const geometries = topology.objects.countries.geometries
    .filter(({ id }) => id !== ANTARCTICA)
    .map(({ properties, id, ...shape }) => shape);
  const plain: Countries = {
    type: 'Topology',
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs: inDegrees(transform ? { ...topology, transform } : topology),
  };
  return JSON.stringify(quantize(plain, GRID));
}

/** The worker is named .js: as such it is packed and served like every other script of the app. */
const worker = async () =>
  (await readFile(require.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs'), 'utf8')).replace(
    /\n\/\/# sourceMappingURL=.*\s*$/,
    '\n',
  );

const FILES: Record<string, { type: string; make: () => Promise<string> }> = {
  'worker.js': { type: 'text/javascript', make: worker },
  'world.json': { type: 'application/json', make: world },
};

/** Makes the map's worker and its world files of our own origin; nothing comes from elsewhere. */
export function mapFiles(): Plugin {
  return {
    name: 'vitrine:map-files',
    async generateBundle() {
      for (const [name, { make }] of Object.entries(FILES)) {
        this.emitFile({ type: 'asset', fileName: MAP_FILES + name, source: await make() });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const file = path.startsWith(`/${MAP_FILES}`) ? FILES[path.slice(MAP_FILES.length + 1)] : undefined;
        if (!file) return next();
        response.setHeader('content-type', file.type);
        void file.make().then((text) => response.end(text), next);
      });
    },
  };
}
