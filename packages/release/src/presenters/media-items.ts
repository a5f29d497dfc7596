import type { ImageVersion } from '@vitrine/contract/assets.ts';
import type { MediaImage, MediaItem, MediaItemDocument, MediaVideo } from '@vitrine/contract/media-library.ts';
import type { Content } from '../read/content-types.ts';
import { type Picture, pictureOf } from './asset-image.ts';
import { videoOf } from './asset-video.ts';
import { extensionOf } from './extension.ts';
import { filterIdOf } from './media-filter-id.ts';
import type { PresenterContext } from './presenter-context.ts';

type Sizes = ImageVersion['default'];
const sourcesOf = ({ default: _, ...sizes }: Sizes): Omit<Sizes, 'default'> => sizes;

/** The whole picture and the grid's, by size. */
async function sizesOf({ images }: PresenterContext, picture: Picture): Promise<{ whole: Sizes; grid: Sizes }> {
  const source = await picture.source();
  const [whole, grid] = await Promise.all([images.version(source, 'auto'), images.version(source, 'landscape')]);
  return { whole: whole.default, grid: grid.default };
}

async function presentImage(context: PresenterContext, image: Content<'images'>): Promise<MediaImage> {
  const picture = pictureOf(context, image);
  const { alt, width, height, placeholder, filename } = picture;
  const [{ whole, grid }, original] = await Promise.all([sizesOf(context, picture), context.originals.publish('images', image)]);
  return {
    alt,
    width,
    height,
    placeholder,
    bytes: image.filesize ?? 0,
    extension: extensionOf(filename),
    original,
    previews: { autoPreview: whole.default, thumbnailPreview: grid['400'] ?? grid.default },
    srcset: { auto: sourcesOf(whole), thumbnail: sourcesOf(grid) },
  };
}

async function presentVideo(context: PresenterContext, video: Content<'videos'>): Promise<MediaVideo | null> {
  const { alt, versions, still, captions, duration } = await videoOf(context, video);
  const largest = versions[0];
  if (!largest) return null;
  const sizes = still && (await sizesOf(context, still));
  return {
    alt,
    width: video.videoWidth ?? 0,
    height: video.videoHeight ?? 0,
    placeholder: still?.placeholder ?? '',
    bytes: largest.size,
    url: largest.url,
    type: largest.type,
    extension: largest.extension,
    ...(duration && { duration }),
    ...(captions && { captions }),
    thumbnail: sizes && {
      previews: { bigVideoPreview: sizes.whole.default, thumbnailPreview: sizes.grid['400'] ?? sizes.grid.default },
      srcset: { thumbnail: sourcesOf(sizes.grid) },
    },
  };
}

async function presentItem(context: PresenterContext, record: Content<'media-items'>): Promise<MediaItem | null> {
  const { read, type } = context;
  const filters = await Promise.all(
    (record.categories ?? []).map((reference) => read.pick('media-filters', reference, ['isWhole'])),
  );
  const common = {
    id: record.id,
    title: type.text(record.title),
    description: type.text(record.description || null),
    link: record.link || null,
    linkText: record.link ? type.text(record.linkText || null) : null,
    linkTarget: record.link ? (record.linkTarget ?? null) : null,
    categories: filters.filter((filter) => filter !== null).map(filterIdOf),
  };
  if (record.type === 'image') {
    const image = await read.one('images', record.image);
    return image && { ...common, type: 'image', image: await presentImage(context, image) };
  }
  const found = await read.one('videos', record.video);
  const video = found && (await presentVideo(context, found));
  return video && { ...common, type: 'video', video };
}

/**
 * `media-item/{id}`: one item with its place, so that an edit of one costs by that one. Null for an item that is not published or
 * whose picture or video is gone.
 */
export async function presentMediaItem(context: PresenterContext, id: string): Promise<MediaItemDocument | null> {
  const record = await context.read.one('media-items', id);
  const item = record && (await presentItem(context, record));
  return item && { item, order: record._order ?? '' };
}
