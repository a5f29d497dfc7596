import type { Highlight } from '../product-model.ts';

/** One picture or film of a highlight, as the full-screen view pages through them. */
export type HighlightMedium = { highlight: Highlight; key: string } & (
  | { kind: 'image'; image: Highlight['imagesList'][number] }
  | { kind: 'video'; video: Highlight['videoList'][number] }
);

/** The picture that a highlight is known by: its first one, or the still of its first video. */
export const highlightImage = ({ imagesList, videoList }: Highlight) => imagesList[0] ?? videoList[0]?.thumbnail;

/** All pictures and films, highlight by highlight, pictures first. */
export function highlightMedia(highlights: readonly Highlight[]): HighlightMedium[] {
  return highlights.flatMap((highlight) => [
    ...highlight.imagesList.map((image) => ({ highlight, key: `${highlight.id}/${image.id}`, kind: 'image' as const, image })),
    ...highlight.videoList.map((video) => ({ highlight, key: `${highlight.id}/${video.id}`, kind: 'video' as const, video })),
  ]);
}
