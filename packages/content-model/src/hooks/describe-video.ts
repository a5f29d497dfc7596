import type { CollectionBeforeChangeHook } from 'payload';
import { mp4Duration } from './mp4-duration.ts';
import { mp4Size } from './mp4-size.ts';
import { refusal } from './refusal.ts';
import { webmDuration } from './webm-duration.ts';
import { webmSize } from './webm-size.ts';

/** Reads width, height and length whenever the video's file is new. */
export const describeVideo: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  if (!req.file) return data;
  const isWebm = req.file.mimetype === 'video/webm';
  const size = isWebm ? webmSize(req.file.data) : mp4Size(req.file.data);
  if (!size) {
    throw refusal(collection.slug, 'file', 'videoUnreadable', req);
  }
  const videoSeconds = isWebm ? webmDuration(req.file.data) : mp4Duration(req.file.data);
  return { ...data, videoWidth: size.width, videoHeight: size.height, videoSeconds };
};
