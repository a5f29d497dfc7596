import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

// Vitest ends its processes by a signal, before which Node would not write what it has compiled: the next process compiles it again.
afterAll(() => flushCompileCache());
