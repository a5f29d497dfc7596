import { memorySecrets } from '@vitrine/platform/secrets/memory.ts';
import { expect, test, vi } from 'vitest';

test('tokens are read from and written to the keychain that the desktop app has got meanwhile', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  const [{ platform }, { authStore, setTokens }] = await Promise.all([import('../platform.ts'), import('./auth.ts')]);
  const secrets = memorySecrets();
  secrets.write('auth', JSON.stringify({ state: { token: 'kept', refreshToken: null }, version: 1 }));
  Object.assign(platform, { secrets });
  authStore.reread();
  expect(authStore.getState().token).toBe('kept');
  setTokens('fresh', 'refresh');
  expect(secrets.read('auth')).toContain('fresh');
  vi.unstubAllGlobals();
});
