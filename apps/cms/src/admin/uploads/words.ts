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
    saved: (count: number) => (count === 1 ? '1 Datei gespeichert.' : `${count} Dateien gespeichert.`),
    notSaved: (count: number) => (count === 1 ? '1 Datei nicht gespeichert.' : `${count} Dateien nicht gespeichert.`),
  },
  en: {
    field: 'File',
    tooLarge: ({ file, size, max }: TooLarge) => `The field “File” takes at most ${max} MB, “${file}” is ${size} MB.`,
    saved: (count: number) => (count === 1 ? '1 file saved.' : `${count} files saved.`),
    notSaved: (count: number) => (count === 1 ? '1 file not saved.' : `${count} files not saved.`),
  },
} satisfies Record<Language, unknown>;
