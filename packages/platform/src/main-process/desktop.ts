import { listen } from '@tauri-apps/api/event';
import * as z from 'zod/mini';
import { askStore, transferProblem } from '../catalogue-files/ask-store.ts';
import { call, nothing, notify } from '../tauri/call.ts';
import { type MainProcess, type MainProcessEvent, type MainProcessEvents, serverAnswer } from './types.ts';

const silent = z.null();
const DETAILS: { [E in MainProcessEvent]: z.ZodMiniType<MainProcessEvents[E]> } = {
  'offline-mode-enable': silent,
  'offline-mode-disable': silent,
  'go-home': silent,
  'keep-logged-in-check': silent,
  'api-version-check': silent,
  'update-notification-add': z.object({ version: z.string(), step: z.enum(['checking', 'downloading', 'ready']) }),
  'update-notification-remove': silent,
  'update-searched': z.object({ result: z.enum(['none', 'failed']) }),
  'not-saved': z.object({ name: z.string(), problem: z.nullable(transferProblem) }),
  'full-screen': z.object({ isFull: z.boolean() }),
  'open-settings': silent,
  reload: silent,
  'open-path': z.object({ path: z.string() }),
  resumed: silent,
};

/** What does not change while the window is open, as the main process tells it at the start. */
interface AtStart {
  server: string | null;
  storeBase: string;
  version: string;
}

/** The Tauri process around the window (apps/desktop). */
export function desktopMain({ server, storeBase, version }: AtStart): MainProcess {
  /** The main process takes the first `report_home` for the sign that it is heard: it waits for every listener before it. */
  let listening: Promise<unknown> = Promise.resolve();
  return {
    reportHome: (isHome) => void listening.then(() => notify('report_home', { isHome })),
    reportState: (state) => notify('report_state', { state }),
    on(event, listener) {
      const stop = listen(event, ({ payload }) => listener(DETAILS[event].parse(payload)));
      const heard = stop.catch((error) => console.error(error));
      listening = Promise.all([listening, heard]);
      return () => void stop.then((now) => now()).catch(() => {});
    },
    server: () => server,
    checkServer: (url) => call('check_server', serverAnswer, { url }),
    changeServer: (url) => call('change_server', nothing, { url }),
    storeBase: () => storeBase,
    checkForUpdate: () => call('check_for_update', z.nullable(z.object({ version: z.string() }))),
    installUpdate: () => call('install_update', nothing),
    openExternal: (url) => call('open_external', nothing, { url }),
    saveFile: (request) => askStore('save_file', z.boolean(), { request }),
    toggleFullScreen: () => call('toggle_full_screen', nothing),
    endFullScreen: () => call('end_full_screen', nothing),
    version: () => version,
  };
}
