import { webAppEvents } from './app-events/web.ts';
import { webOnline } from './online/web.ts';
import { webOrigin } from './origin/web.ts';
import type { Platform } from './platform.ts';
import { webSecrets } from './secrets/web.ts';
import { webLocal, webSession } from './storage/web.ts';

/** A page in a browser. */
export const webPlatform: Platform = {
  origin: webOrigin,
  local: webLocal,
  session: webSession,
  secrets: webSecrets,
  online: webOnline,
  events: webAppEvents,
  desktop: null,
};
