import type { CollectionConfig, GlobalConfig } from 'payload';
import { isEditor } from './is-editor.ts';

/** Content and media: editors and administrators; the app reads releases, never Payload, so nobody else reads. */
export const contentAccess = {
  read: isEditor,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
  readVersions: isEditor,
} satisfies CollectionConfig['access'];

export const globalAccess = {
  read: isEditor,
  update: isEditor,
  readVersions: isEditor,
} satisfies GlobalConfig['access'];
