import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { message } from '../messages.ts';
import { mp4Size } from './mp4-size.ts';
import { webmSize } from './webm-size.ts';

/** Reads width and height whenever the film's file is new. */
export const describeFilm: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (!req.file) return data;
  const size = req.file.mimetype === 'video/webm' ? webmSize(req.file.data) : mp4Size(req.file.data);
  if (!size) {
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'file', message: message(req, 'videoUnreadable') }], req },
      req.t,
    );
  }
  return { ...data, videoWidth: size.width, videoHeight: size.height };
};
