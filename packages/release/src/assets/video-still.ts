import { thumbHashOf } from '@vitrine/content-model/hooks/thumb-hash.ts';
import { contentHash, type FileStore } from '@vitrine/server/files.ts';
import sharp from 'sharp';
import type { VideoStill } from './converted-videos.ts';
import { STILL_WEBP } from './picture-quality.ts';

/** Keeps a picture out of a video (`source`: the video's content hash) beside the masters: crops are made of it as of any picture. */
export async function storeVideoStill(files: FileStore, source: string, picture: Buffer): Promise<VideoStill> {
  const { data, info } = await sharp(picture).webp(STILL_WEBP).toBuffer({ resolveWithObject: true });
  const key = `media/film-stills/${source}.webp`;
  await files.put(key, data);
  return { key, hash: contentHash(data), width: info.width, height: info.height, placeholder: await thumbHashOf(data) };
}
