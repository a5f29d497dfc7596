import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { platform } from '../platform.ts';
import { createArea } from './area.ts';

const authState = z.object({ token: z.nullable(z.string()), refreshToken: z.nullable(z.string()) });

/** Area `auth`: the tokens. early-load.ts reads this area before the app runs: keep both in step. */
export const authStore = createArea({
  name: 'auth',
  storage: platform.secrets,
  version: 1,
  schema: authState,
  initial: { token: null, refreshToken: null },
});

export const setTokens = (token: string, refreshToken: string | null) => authStore.setState({ token, refreshToken }, true);
export const clearTokens = () => authStore.setState({ token: null, refreshToken: null }, true);
export const useToken = () => useStore(authStore, (state) => state.token);
