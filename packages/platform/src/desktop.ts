import * as z from 'zod/mini';
import { webAppEvents } from './app-events/web.ts';
import { desktopCatalogueFiles } from './catalogue-files/desktop.ts';
import { desktopMain } from './main-process/desktop.ts';
import { desktopOnline } from './online/desktop.ts';
import { desktopOrigin } from './origin/desktop.ts';
import type { Platform } from './platform.ts';
import { desktopPower } from './power/desktop.ts';
import { desktopSecrets, secretsKept } from './secrets/desktop.ts';
import { webLocal, webSession } from './storage/web.ts';
import { call } from './tauri/call.ts';

const startInfo = z.object({
  server: z.nullable(z.string()),
  storeBase: z.string(),
  version: z.string(),
  secrets: z.record(z.string(), z.string()),
  secretsKept,
  panics: z._default(z.array(z.object({ file: z.string(), line: z.number(), column: z.number() })), []),
  isFullScreen: z._default(z.boolean(), false),
});

/** The window of the desktop app. Asks the main process once for what has to be known at once. */
export async function openDesktopPlatform(): Promise<Platform> {
  const atStart = await call('start_info', startInfo);
  const { secrets, kept } = desktopSecrets(atStart);
  const main = desktopMain(atStart);
  const { origin, control } = desktopOrigin(atStart.server, atStart.storeBase);
  return {
    origin,
    local: webLocal,
    session: webSession,
    secrets,
    online: desktopOnline,
    events: { ...webAppEvents, onWake: (listener) => void main.on('resumed', listener) },
    desktop: {
      files: desktopCatalogueFiles,
      power: desktopPower,
      main,
      origin: control,
      get secretsKept() {
        return kept();
      },
      panics: atStart.panics,
      isFullScreen: atStart.isFullScreen,
    },
  };
}
