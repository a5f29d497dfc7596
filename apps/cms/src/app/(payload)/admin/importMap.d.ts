import type { ImportMap } from 'payload';

/** Written by packages/content-model/src/generate.ts. */
export declare const importMap: ImportMap;
