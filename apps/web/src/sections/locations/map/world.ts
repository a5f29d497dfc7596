import { feature, type quantize } from 'topojson-client';
import * as z from 'zod/mini';
import { withoutJumps } from './date-line.ts';
import { loadMapFile } from './map-file.ts';

type Topology = Parameters<typeof quantize>[0];
type World = Topology & { objects: { countries: Extract<Topology['objects'][string], { type: 'GeometryCollection' }> } };
const shape = z.object({ type: z.literal('Topology'), objects: z.object({ countries: z.object({}) }) });
const isWorld = (value: unknown): value is World => z.safeParse(shape, value).success;

/** The countries of the world. */
export async function loadWorld() {
  const topology: unknown = await (await loadMapFile('world.json')).json();
  if (!isWorld(topology)) throw new Error('world.json is no topology');
  const { features, ...collection } = feature(topology, topology.objects.countries);
  return { ...collection, features: features.map((country) => ({ ...country, geometry: withoutJumps(country.geometry) })) };
}
