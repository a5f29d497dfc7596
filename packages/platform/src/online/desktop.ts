import * as z from 'zod/mini';
import { call } from '../tauri/call.ts';
import type { Online } from './types.ts';
import { webOnline } from './web.ts';

/** As in a browser; WebKit does not say whether a connection is metered, so the main process asks the system as well. */
export const desktopOnline: Online = {
  ...webOnline,
  async isMetered() {
    if (await webOnline.isMetered()) return true;
    // A system that cannot be asked is none that says so.
    return call('is_metered', z.boolean()).catch(() => false);
  },
};
