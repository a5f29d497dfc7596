import { HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { DEFAULT_LANGUAGE } from '@vitrine/contract/sites.ts';
import type { DesktopOrigin, Origin } from './types.ts';

/** Calls that are about the session or that change something on the server have no answer in a catalogue. */
const OF_THE_SERVER = /^(auth|document-generator|notifications)\//;
const isFile = (url: string) => /^\/(assets|download)\//.test(url);

/** The origin of documents and files, which is the server or the store, and the switch between them. */
export function desktopOrigin(server: string | null, storeBase: string): { origin: Origin; control: DesktopOrigin } {
  const address = () => {
    // As `fetch` without a connection: the screen of the first start asks for the address.
    if (server === null) throw new TypeError('The address of the server is not known yet.');
    return server;
  };
  const online: Origin = {
    callApi: async (path, init) => fetch(`${address()}${API_PREFIX}/${path}`, init),
    loadAsset: (url, init) => fetch(url, init),
    assetUrl: (url) => (isFile(url) ? `${address()}${url}` : url),
  };
  let isOffline = false;

  const isOfCatalogue = (path: string, init?: RequestInit) =>
    isOffline && (init?.method ?? 'GET') === 'GET' && !OF_THE_SERVER.test(path);
  const readStore = (path: string, init?: RequestInit) => {
    const language = new Headers(init?.headers).get(HEADER_SITE_LANGUAGE) ?? DEFAULT_LANGUAGE;
    // Without its headers the request needs no leave of another origin, and the token stays here.
    return fetch(`${storeBase}/${language}/${path.replace(/\?.*$/s, '')}`, { signal: init?.signal ?? null });
  };
  return {
    origin: {
      callApi: (path, init) => (isOfCatalogue(path, init) ? readStore(path, init) : online.callApi(path, init)),
      loadAsset: online.loadAsset,
      assetUrl: (url) => (isOffline && isFile(url) ? `${storeBase}${url}` : online.assetUrl(url)),
    },
    control: {
      setOffline(next) {
        isOffline = next;
      },
      server: online,
      serverUrl: (path) => `${address()}${path}`,
    },
  };
}
