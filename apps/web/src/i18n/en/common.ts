import type { common as german } from '../de/common.ts';
import type { Texts } from '../texts.ts';

export const common: Texts<typeof german> = {
  siteName: 'Varnholt (fictional)',
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  quote: '“{{text}}”',
  retry: 'Try again',
  languages: { de: 'Deutsch', en: 'English' },
};
