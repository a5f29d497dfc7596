import type { Origin } from './types.ts';

/** Answers from two tables, by path and by address; anything else is 404. */
export function memoryOrigin(api: ReadonlyMap<string, unknown>, assets: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Origin {
  const missing = () => new Response(null, { status: 404 });
  return {
    callApi: async (path) => (api.has(path) ? Response.json(api.get(path)) : missing()),
    async loadAsset(url) {
      const bytes = assets.get(url);
      return bytes ? new Response(bytes) : missing();
    },
    assetUrl: (url) => url,
  };
}
