import type { Environment } from './environment.ts';
import { ownOrigin } from './own-origin.ts';

/** Where the worker's browser finds the app. */
export const apiOrigin = (environment: Pick<Environment, 'apiUrl' | 'host' | 'port'>): string =>
  environment.apiUrl ?? ownOrigin(environment);

/** Where the API finds the CMS. */
export const cmsOrigin = ({ cmsUrl, cmsPort }: Pick<Environment, 'cmsUrl' | 'cmsPort'>): string =>
  cmsUrl ?? `http://127.0.0.1:${cmsPort}`;
