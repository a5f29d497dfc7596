import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { type MessageKey, message } from '../messages.ts';

/** An upload without its file is refused with a sentence of its own; Payload's would be a bare error without a field. */
export const requireFile =
  (key: MessageKey): CollectionBeforeValidateHook =>
  ({ collection, data, operation, req }) => {
    if (operation === 'create' && !req.file && !data?.filename) {
      throw new ValidationError(
        { collection: collection.slug, errors: [{ path: 'file', message: message(req, key) }], req },
        req.t,
      );
    }
    return data;
  };
