import type { assetImage, assetVideo } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';

type Image = Model<typeof assetImage>;
type Video = Model<typeof assetVideo>;

/** A picture or a video, as galleries and full-screen views show it. */
export type Medium = { kind: 'image'; image: Image } | { kind: 'video'; video: Video };

/** Pictures, then videos, as media. */
export const mediaOf = (images: readonly Image[], videos: readonly Video[] = []): Medium[] => [
  ...images.map((image) => ({ kind: 'image' as const, image })),
  ...videos.map((video) => ({ kind: 'video' as const, video })),
];

/** The picture that stands for a medium: itself, or the still of a video. */
export const stillOf = (medium: Medium): Image | null => (medium.kind === 'image' ? medium.image : medium.video.thumbnail);

/** A picture and a video may have the same id. */
export const mediumId = (medium: Medium) => `${medium.kind}/${medium.kind === 'image' ? medium.image.id : medium.video.id}`;
