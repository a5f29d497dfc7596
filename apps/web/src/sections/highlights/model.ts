import type { Highlight } from '../product-model.ts';

/** One picture or film of a highlight, as the full-screen view pages through them. */
export type HighlightMedium = { highlight: Highlight; key: string } & (
  | { kind: 'image'; image: Highlight['imagesList'][number] }
  | { kind: 'video'; video: Highlight['videoList'][number] }
);

/** All pictures and films, highlight by highlight, pictures first. */
export function highlightMedia(highlights: readonly Highlight[]): HighlightMedium[] {
  return highlights.flatMap((highlight) => [
    ...highlight.imagesList.map((image) => ({ highlight, key: `${highlight.id}/${image.id}`, kind: 'image' as const, image })),
    ...highlight.videoList.map((video) => ({ highlight, key: `${highlight.id}/${video.id}`, kind: 'video' as const, video })),
  ]);
}
