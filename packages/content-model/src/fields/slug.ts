import type { TextField } from 'payload';
import { message } from '../messages.ts';
import { slugify } from './slugify.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The last part of a page's address: unique, made from `from` while it is empty, the same in both languages. */
export function slugField(from: string): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: { de: 'Adresse (Slug)', en: 'Address (slug)' },
    required: true,
    unique: true,
    index: true,
    maxLength: 100,
    admin: {
      position: 'sidebar',
      description: {
        de: 'Letzter Teil der Seitenadresse. Leer lassen: wird aus dem Titel gebildet. Später nicht ändern, sonst führen alte Links ins Leere.',
        en: 'Last part of the page address. Leave empty to make it from the title. Do not change it later, or old links lead nowhere.',
      },
    },
    hooks: {
      beforeValidate: [
        ({ value, data, originalDoc }) => {
          if (typeof value === 'string' && value.trim() !== '') return value.trim();
          const source: unknown = data?.[from] ?? originalDoc?.[from];
          return typeof source === 'string' ? slugify(source) : value;
        },
      ],
    },
    validate: (value: string | null | undefined, { req }: { req: Parameters<typeof message>[0] }) =>
      (typeof value === 'string' && SLUG.test(value)) || message(req, 'slugFormat'),
  };
}
