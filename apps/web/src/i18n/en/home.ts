import type { home as german } from '../de/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof german> = {
  title: 'Home',
  pause: 'Pause video',
  play: 'Play video',
};
