import type { CollectionBeforeValidateHook } from 'payload';
import type { MessageKey } from '../messages.ts';
import { refusal } from './refusal.ts';

/**
 * An upload without its file is refused with a sentence of its own; Payload's would be a bare error without a field. Neither can
 * a file be taken away later: what refers to the record would show nothing.
 */
export const requireFile =
  (key: MessageKey): CollectionBeforeValidateHook =>
  ({ collection, data, operation, req }) => {
    const isLeftAsItIs = operation === 'update' && data?.filename === undefined;
    if (!req.file && !data?.filename && !isLeftAsItIs) throw refusal(collection.slug, 'file', key, req);
    return data;
  };
