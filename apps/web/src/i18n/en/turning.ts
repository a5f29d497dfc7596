import type { turning as german } from '../de/turning.ts';
import type { Texts } from '../texts.ts';

export const turning: Texts<typeof german> = {
  angle: 'Angle of rotation',
  degrees: '{{angle}} degrees',
  row: '{{degrees}}, viewing height {{row}} of {{rows}}',
  higher: 'Look from higher up',
  lower: 'Look from lower down',
  hotspots: 'Parts of the machine',
  watch: 'Watch the video',
  enlarge: 'View the picture',
};
