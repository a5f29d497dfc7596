import type { StorageArea } from '../storage/types.ts';

/** Where tokens are kept: apart from the rest, so that a desktop window can keep them in the keychain of the system. */
export type Secrets = Omit<StorageArea, 'names' | 'clear'>;
