import { thumbHashOf } from '@vitrine/content-model/hooks/thumb-hash.ts';
import { contentHash, type FileStore } from '@vitrine/server/files.ts';
import sharp from 'sharp';
import type { FilmStill } from './films.ts';

const WEBP = { quality: 90, effort: 4 };

/** Keeps a picture out of a film (`source`: the film's content hash) beside the masters: crops are made of it as of any picture. */
export async function storeFilmStill(files: FileStore, source: string, picture: Buffer): Promise<FilmStill> {
  const { data, info } = await sharp(picture).webp(WEBP).toBuffer({ resolveWithObject: true });
  const key = `media/film-stills/${source}.webp`;
  await files.put(key, data);
  return { key, hash: contentHash(data), width: info.width, height: info.height, placeholder: await thumbHashOf(data) };
}
