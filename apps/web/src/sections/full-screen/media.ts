import type { PictureProps } from '@vitrine/ui/picture/picture.tsx';
import type { Video as PlayedVideo } from '@vitrine/ui/video/video-player.tsx';

type Image = PictureProps['image'] & { id: string };
type Video = PlayedVideo & { id: string; thumbnail: PictureProps['image'] | null };

/** A picture or a video, as galleries and full-screen views show it. */
export type Medium = { kind: 'image'; image: Image } | { kind: 'video'; video: Video };

/** Pictures, then videos, as media. */
export const mediaOf = (images: readonly Image[], videos: readonly Video[] = []): Medium[] => [
  ...images.map((image) => ({ kind: 'image' as const, image })),
  ...videos.map((video) => ({ kind: 'video' as const, video })),
];

/** The picture that stands for a medium: itself, or the still of a video. */
export const stillOf = (medium: Medium): PictureProps['image'] | null =>
  medium.kind === 'image' ? medium.image : medium.video.thumbnail;

export const altOf = (medium: Medium): string => (medium.kind === 'image' ? medium.image.alt : medium.video.alt);

/** A picture and a video may have the same id. */
export const mediumId = (medium: Medium) => `${medium.kind}/${medium.kind === 'image' ? medium.image.id : medium.video.id}`;
