import type { Secrets } from '@vitrine/platform/secrets/types.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { platform } from '../platform.ts';
import { createArea } from './area.ts';

const authState = z.object({ token: z.nullable(z.string()), refreshToken: z.nullable(z.string()) });

/** Asked for each time: the desktop app has its keychain after this area was made. */
const secrets: Secrets = {
  read: (name) => platform.secrets.read(name),
  write: (name, text) => platform.secrets.write(name, text),
  remove: (name) => platform.secrets.remove(name),
  onOtherWindow: (listener) => platform.secrets.onOtherWindow(listener),
};

/** Area `auth`: the tokens. early-load.ts reads this area before the app runs: keep both in step. */
export const authStore = createArea({
  name: 'auth',
  storage: secrets,
  version: 1,
  schema: authState,
  initial: { token: null, refreshToken: null },
});

export const setTokens = (token: string, refreshToken: string | null) => authStore.setState({ token, refreshToken }, true);
export const clearTokens = () => authStore.setState({ token: null, refreshToken: null }, true);
export const useToken = () => useStore(authStore, (state) => state.token);
