import type { landing as german } from '../de/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof german> = {
  title: 'Machines for meat processing',
  account: 'Account',
  login: 'Log in',
  register: 'Register',
  watch: 'Watch the video',
};
