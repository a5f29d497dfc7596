import { memorySecrets } from '@vitrine/platform/secrets/memory.ts';
import { memoryArea } from '@vitrine/platform/storage/memory.ts';
import { expect, test, vi } from 'vitest';

test('what is stored is forgotten at a start with another server, and kept with the same one', async () => {
  const local = memoryArea();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  const { platform } = await import('../platform.ts');
  Object.assign(platform, { local, secrets: memorySecrets() });
  const { keepToServer } = await import('./keep-to-server.ts');
  const [{ authStore, setTokens }, { baseStore, setStoredLanguage }] = await Promise.all([
    import('../stores/auth.ts'),
    import('../stores/base.ts'),
  ]);
  setTokens('token', 'refresh');
  setStoredLanguage('en');
  // What an app stored that did not note its server yet is of this one.
  keepToServer('https://one.example');
  keepToServer('https://one.example');
  expect([authStore.getState().token, baseStore.getState().language]).toEqual(['token', 'en']);
  keepToServer('https://other.example');
  expect([authStore.getState().token, baseStore.getState().language]).toEqual([null, 'de']);
  expect([platform.secrets.read('auth'), local.names()]).toEqual([null, ['server']]);
  vi.unstubAllGlobals();
});
