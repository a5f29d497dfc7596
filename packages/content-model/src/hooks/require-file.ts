import type { CollectionBeforeValidateHook } from 'payload';
import type { MessageKey } from '../messages.ts';
import { refusal } from './refusal.ts';

/** An upload without its file is refused with a sentence of its own; Payload's would be a bare error without a field. */
export const requireFile =
  (key: MessageKey): CollectionBeforeValidateHook =>
  ({ collection, data, operation, req }) => {
    if (operation === 'create' && !req.file && !data?.filename) {
      throw refusal(collection.slug, 'file', key, req);
    }
    return data;
  };
