import { manifestAsset } from '@vitrine/contract/manifest.ts';
import * as z from 'zod';
import { type SwitchableServer, switchableServer } from './switchable-server.ts';

/** Pictures and other files of the catalogue that are kept: a load of seconds, also beside other work. */
const ASSETS = 24;
const manifest = z.looseObject({ data: z.looseObject({ assets: z.unknown() }) });
const videos = z.array(manifestAsset).transform((assets) => assets.filter(({ kind, offline }) => kind === 'video' && offline));

/** The smallest video of a manifest. */
const aVideo = (assets: unknown) =>
  videos
    .parse(assets)
    .toSorted((a, b) => a.size - b.size)
    .slice(0, 1);

/** The server of the tests with all its documents and few of its files; with a video, where a test needs what can be left out. */
export async function smallCatalogue(target: string, { withVideo = false } = {}): Promise<SwitchableServer> {
  const server = await switchableServer(target);
  server.edits.set('/api/v1/release/manifest', (body) => {
    const { data, ...rest } = manifest.parse(body);
    // What has changed since another release has another shape: nothing has, while these tests run.
    if (!Array.isArray(data.assets)) return { ...rest, data };
    const few = data.assets.slice(0, ASSETS);
    return { ...rest, data: { ...data, assets: withVideo ? [...few, ...aVideo(data.assets.slice(ASSETS))] : few } };
  });
  return server;
}
