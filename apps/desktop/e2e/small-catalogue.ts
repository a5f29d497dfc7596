import * as z from 'zod';
import { type SwitchableServer, switchableServer } from './switchable-server.ts';

/** Pictures and other files of the catalogue that are kept: a load of seconds, also beside other work. */
const ASSETS = 24;
const manifest = z.looseObject({ data: z.looseObject({ assets: z.unknown() }) });

/** The server of the tests with all its documents and few of its files. */
export async function smallCatalogue(target: string): Promise<SwitchableServer> {
  const server = await switchableServer(target);
  server.edits.set('/api/v1/release/manifest', (body) => {
    const { data, ...rest } = manifest.parse(body);
    // What has changed since another release has another shape: nothing has, while these tests run.
    const assets = Array.isArray(data.assets) ? data.assets.slice(0, ASSETS) : data.assets;
    return { ...rest, data: { ...data, assets } };
  });
  return server;
}
