import { feature, type quantize } from 'topojson-client';
import * as z from 'zod/mini';
import { platform } from '../../../platform.ts';
import { withoutJumps } from './date-line.ts';

const FILE = `${import.meta.env.MAP_FILES}world.json`;

type Topology = Parameters<typeof quantize>[0];
type World = Topology & { objects: { countries: Extract<Topology['objects'][string], { type: 'GeometryCollection' }> } };
const shape = z.object({ type: z.literal('Topology'), objects: z.object({ countries: z.object({}) }) });
const isWorld = (value: unknown): value is World => z.safeParse(shape, value).success;

/** The countries of the world as our own build has them (build/map-files.ts). */
export async function loadWorld() {
  const answer = await platform.origin.loadAsset(FILE);
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`);
  const topology: unknown = await answer.json();
  if (!isWorld(topology)) throw new Error(`${FILE} is no topology`);
  const { features, ...collection } = feature(topology, topology.objects.countries);
  return { ...collection, features: features.map((country) => ({ ...country, geometry: withoutJumps(country.geometry) })) };
}
