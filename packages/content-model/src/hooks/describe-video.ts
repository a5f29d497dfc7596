import type { CollectionBeforeChangeHook } from 'payload';
import { mp4Size } from './mp4-size.ts';
import { refusal } from './refusal.ts';
import { webmSize } from './webm-size.ts';

/** Reads width and height whenever the video's file is new. */
export const describeVideo: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (!req.file) return data;
  const size = req.file.mimetype === 'video/webm' ? webmSize(req.file.data) : mp4Size(req.file.data);
  if (!size) {
    throw refusal(collection.slug, 'file', 'videoUnreadable', req);
  }
  return { ...data, videoWidth: size.width, videoHeight: size.height };
};
