import { afterAll, vi } from 'vitest';

// Runs before each test file of a process that runs several: none gets a module that another has used, and none a global or a clock that
// another has replaced.
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
