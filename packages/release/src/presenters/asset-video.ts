import { assetVideo, type ImageVersion, OFFLINE_VIDEO_HEIGHT, type VideoCaptions } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { readWebVtt } from '@vitrine/contract/web-vtt.ts';
import type { ConvertedVideo } from '../assets/converted-videos.ts';
import type { Content, Reference } from '../read/content-types.ts';
import { includePicture, type Picture, pictureOf } from './asset-image.ts';
import { extensionOf } from './extension.ts';
import type { PresenterContext } from './presenter-context.ts';

interface Version {
  url: string;
  type: string;
  extension: string;
  height: number;
  size: number;
}

async function presentUpload(
  context: PresenterContext,
  collection: 'videos' | 'video-versions',
  upload: Content<'videos'> | Content<'video-versions'>,
): Promise<Version> {
  return {
    url: await context.originals.publish(collection, upload),
    type: upload.mimeType ?? '',
    extension: extensionOf(upload.filename),
    height: upload.videoHeight ?? 0,
    size: upload.filesize ?? 0,
  };
}

/**
 * Of each height one version: the one uploaded by hand, else the one that a worker made, else the video itself. The video
 * itself is left out when not every browser plays it and there is something that every browser does play.
 */
async function presentVersions(
  context: PresenterContext,
  video: Content<'videos'>,
  converted: ConvertedVideo | null,
): Promise<Version[]> {
  const byHand = await context.read.many('video-versions', video.smallerVersions);
  const versions = await Promise.all(byHand.map((version) => presentUpload(context, 'video-versions', version)));
  versions.push(...(converted?.versions ?? []).map((made) => ({ ...made, type: 'video/mp4', extension: 'mp4' })));
  if (!converted || converted.plays || versions.length === 0) versions.push(await presentUpload(context, 'videos', video));
  const firstOf = new Map(versions.toReversed().map((version) => [version.height, version]));
  return [...firstOf.values()].sort((a, b) => b.height - a.height);
}

const altOf = (context: PresenterContext, { alt }: Content<'videos'>) => (context.site === 'en' ? alt.en || alt.de : alt.de);

/** The captions in every language that has some. */
const captionsOf = ({ captions }: Content<'videos'>): VideoCaptions =>
  LANGUAGES.map((language) => ({ language, cues: readWebVtt(captions?.[language] ?? '') ?? [] })).filter(
    ({ cues }) => cues.length > 0,
  );

/** The still: the one chosen by hand, else the one that a worker took out of the video. */
async function stillOf(
  context: PresenterContext,
  video: Content<'videos'>,
  converted: ConvertedVideo | null,
): Promise<Picture | null> {
  const poster = await context.read.one('images', video.poster);
  if (poster) return pictureOf(context, poster);
  const still = converted?.still;
  if (!still) return null;
  const { key, hash, width, height, placeholder } = still;
  const filename = `${(video.filename ?? 'video').replace(/\.[^.]*$/, '')}-still.webp`;
  const source = { key, hash, filename, record: `videos ${video.id}`, focal: { x: 50, y: 50 }, original: null };
  return {
    id: video.id,
    alt: altOf(context, video),
    filename,
    width,
    height,
    placeholder,
    source: async () => source,
  };
}

/**
 * A video as any document shows it: what it shows in words, its versions, largest first, its captions, its still and its length in
 * seconds, as the file says or as a worker found it.
 */
export async function videoOf(context: PresenterContext, video: Content<'videos'>) {
  const converted = await context.convertedVideos.find((await context.originals.find('videos', video)).hash);
  const [versions, still] = await Promise.all([presentVersions(context, video, converted), stillOf(context, video, converted)]);
  const captions = captionsOf(video);
  const duration = video.videoSeconds || converted?.seconds;
  return { alt: altOf(context, video), versions, still, ...(duration && { duration }), ...(captions.length > 0 && { captions }) };
}

/** The smallest size of the still that fills a version's width. */
function thumbnailOf(still: ImageVersion['default'], width: number): string {
  if (width <= 400) return still['400'] ?? still.default;
  return width <= 800 ? (still['800'] ?? still.default) : still.default;
}

/** Includes a video with its versions and its still; the still's placeholder is used for the video too. */
export async function includeVideo(
  context: PresenterContext,
  reference: Reference<'videos'>,
): Promise<ResourceIdentifier | null> {
  const video = await context.read.one('videos', reference);
  if (!video) return null;
  return context.included.add(assetVideo, video.id, async () => {
    const { alt, versions, still, captions } = await videoOf(context, video);
    const sizes = still && (await context.images.version(await still.source(), 'auto')).default;
    const ratio = (video.videoWidth ?? 0) / (video.videoHeight ?? 1);
    const offline = versions.find(({ height }) => height === OFFLINE_VIDEO_HEIGHT) ?? versions[0];
    return {
      attributes: {
        alt,
        width: video.videoWidth ?? 0,
        height: video.videoHeight ?? 0,
        placeholder: still?.placeholder ?? '',
        versions: versions.map((version) => {
          const thumbnail = sizes && thumbnailOf(sizes, Math.round(version.height * ratio));
          return { ...version, thumbnail, thumbnailExtension: thumbnail && extensionOf(thumbnail) };
        }),
        offlineVersion: offline?.url ?? '',
        ...(captions && { captions }),
      },
      relationships: { thumbnail: still && includePicture(context, still, ['auto']) },
    };
  });
}

/** Includes ordered videos. */
export async function includeVideos(
  context: PresenterContext,
  references: readonly Reference<'videos'>[] | null | undefined,
): Promise<ResourceIdentifier[]> {
  const videos = await Promise.all((references ?? []).map((reference) => includeVideo(context, reference)));
  return videos.filter((video) => video !== null);
}
