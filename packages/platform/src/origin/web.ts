import { API_PREFIX } from '@vitrine/contract/routes.ts';
import type { Origin } from './types.ts';

/** The origin that the page came from answers everything. */
export const webOrigin: Origin = {
  callApi: (path, init) => fetch(`${API_PREFIX}/${path}`, init),
  loadAsset: (url, init) => fetch(url, init),
  assetUrl: (url) => url,
};
