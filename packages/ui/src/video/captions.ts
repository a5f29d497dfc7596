import type { VideoCaptions } from '@vitrine/contract/assets.ts';

const NAMES: Record<VideoCaptions[number]['language'], string> = { de: 'Deutsch', en: 'English' };

/**
 * Gives a video its captions as tracks that the browser's own controls list; those in the language of the page are shown. The
 * words come with the record: a file of them would need its own place offline.
 */
export function addCaptions(video: HTMLVideoElement, captions: VideoCaptions, pageLanguage: string): void {
  for (const { language, cues } of captions) {
    const track = video.addTextTrack('captions', NAMES[language], language);
    for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, text));
    track.mode = language === pageLanguage ? 'showing' : 'disabled';
  }
}
