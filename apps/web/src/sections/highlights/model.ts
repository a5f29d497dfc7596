import { type Medium, mediaOf } from '../full-screen/media.ts';
import type { Highlight } from '../resources.ts';

/** One picture or video of a highlight, as the full-screen view pages through them. */
export interface HighlightMedium {
  highlight: Highlight;
  medium: Medium;
}

/** The picture that a highlight is known by: its first one, or the still of its first video. */
export const highlightImage = ({ imagesList, videoList }: Highlight) => imagesList[0] ?? videoList[0]?.thumbnail;

/** All pictures and videos, highlight by highlight, pictures first. */
export const highlightMedia = (highlights: readonly Highlight[]): HighlightMedium[] =>
  highlights.flatMap((highlight) => mediaOf(highlight.imagesList, highlight.videoList).map((medium) => ({ highlight, medium })));
