import { memoryArea } from '../storage/memory.ts';
import type { Secrets } from './types.ts';

export const memorySecrets = (): Secrets => memoryArea();
