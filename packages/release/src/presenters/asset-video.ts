import { assetVideo } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { includeImage } from './asset-image.ts';
import { extensionOf } from './extension.ts';
import type { PresenterContext } from './presenter-context.ts';

async function presentFilm(
  context: PresenterContext,
  collection: 'videos' | 'video-versions',
  film: Content<'videos'> | Content<'video-versions'>,
) {
  return {
    url: await context.originals.publish(collection, film),
    type: film.mimeType ?? '',
    extension: extensionOf(film.filename),
    height: film.videoHeight ?? 0,
    size: film.filesize ?? 0,
  };
}

/** Includes a film with its smaller versions and its still; the still's placeholder stands for the film too. */
export async function includeVideo(
  context: PresenterContext,
  reference: Reference<'videos'>,
): Promise<ResourceIdentifier | null> {
  const video = await context.read.one('videos', reference);
  if (!video) return null;
  return context.included.add(assetVideo, video.id, async () => {
    const [poster, smaller] = await Promise.all([
      context.read.one('images', video.poster),
      context.read.many('video-versions', video.smallerVersions),
    ]);
    const versions = await Promise.all([
      presentFilm(context, 'videos', video),
      ...smaller.map((film) => presentFilm(context, 'video-versions', film)),
    ]);
    return {
      attributes: {
        alt: context.site === 'en' ? video.alt.en || video.alt.de : video.alt.de,
        width: video.videoWidth ?? 0,
        height: video.videoHeight ?? 0,
        placeholder: poster?.placeholder ?? '',
        versions: versions.sort((a, b) => b.height - a.height),
      },
      relationships: { thumbnail: await includeImage(context, video.poster, ['auto']) },
    };
  });
}

/** Includes ordered films. */
export async function includeVideos(
  context: PresenterContext,
  references: readonly Reference<'videos'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const videos = await Promise.all((references ?? []).map((reference) => includeVideo(context, reference)));
  return videos.filter((video) => video !== null);
}
