import type { CollectionBeforeChangeHook } from 'payload';
import { refusal } from './refusal.ts';
import { thumbHashOf } from './thumb-hash.ts';

/** Gives a picture its placeholder whenever its file is new. */
export const describePicture: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data;
  try {
    return { ...data, placeholder: await thumbHashOf(req.file.data) };
  } catch {
    throw refusal(collection.slug, 'file', 'imageUnreadable', req);
  }
};
