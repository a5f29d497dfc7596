import { platform } from '../../../platform.ts';

type Name = 'world.json' | 'worker.js';

/** The address of a file that our own build has for the map (build/map-files.ts). */
export const mapFile = (name: Name): string => `${import.meta.env.MAP_FILES}${name}`;

/** Loads such a file; rejects when it does not come. */
export async function loadMapFile(name: Name): Promise<Response> {
  const answer = await platform.origin.loadAsset(mapFile(name));
  if (!answer.ok) throw new Error(`${mapFile(name)}: ${answer.status}`);
  return answer;
}
