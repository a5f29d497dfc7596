import type { Language } from '@vitrine/contract/sites.ts';

interface TooLarge {
  file: string;
  /** In MB. */
  size: string;
  max: string;
}

export const UPLOAD_WORDS = {
  de: {
    field: 'Datei',
    tooLarge: ({ file, size, max }: TooLarge) => `Im Feld „Datei“ sind höchstens ${max} MB möglich, „${file}“ hat ${size} MB.`,
  },
  en: {
    field: 'File',
    tooLarge: ({ file, size, max }: TooLarge) => `The field “File” takes at most ${max} MB, “${file}” is ${size} MB.`,
  },
} satisfies Record<Language, unknown>;
