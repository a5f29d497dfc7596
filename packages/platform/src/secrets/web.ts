import { webLocal } from '../storage/web.ts';
import type { Secrets } from './types.ts';

/** A browser has no better place that outlives the window. */
export const webSecrets: Secrets = webLocal;
