import { type FieldHook, type PayloadRequest, type TextField, ValidationError } from 'payload';
import { message } from '../messages.ts';
import { freeSlug, SLUG_LENGTH_MAX, slugHolder } from './slug-holder.ts';
import { slugify } from './slugify.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface Context {
  id?: string | number;
  collectionSlug?: string;
  req: PayloadRequest;
}

/** True, or the sentence for the editor, which names who has the address already. */
async function slugProblem(value: unknown, { id, collectionSlug, req }: Context): Promise<string | true> {
  if (typeof value !== 'string' || !SLUG.test(value)) return message(req, 'slugFormat');
  if (value.length > SLUG_LENGTH_MAX) return message(req, 'slugLength');
  const holder = collectionSlug === undefined ? null : await slugHolder(req, collectionSlug, value, id);
  return holder === null || message(req, 'slugTaken').replace('{title}', holder);
}

/** Payload validates no drafts; an address that is taken is said at once, not when the draft is to be published. */
const checkDraft: FieldHook = async ({ value, data, originalDoc, collection, req }) => {
  if (data?._status !== 'draft' || typeof value !== 'string' || value === '' || !collection) return value;
  const verdict = await slugProblem(value, { id: originalDoc?.id, collectionSlug: collection.slug, req });
  if (verdict === true) return value;
  throw new ValidationError(
    { collection: collection.slug, errors: [{ label: verdict, path: 'slug', message: verdict }], req },
    req.t,
  );
};

/**
 * The last part of a page's address: made from `from` while it is empty, the same in both languages and therefore
 * unique in each. The sentence at the field comes from a query; two editors at the same moment are kept apart by the
 * unique index, whose violation Payload shows at the field too.
 */
export function slugField(from: string): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: { de: 'Adresse (Slug)', en: 'Address (slug)' },
    required: true,
    unique: true,
    index: true,
    maxLength: SLUG_LENGTH_MAX,
    admin: {
      position: 'sidebar',
      components: { afterInput: ['/admin/fields/slug-problem.tsx#SlugProblem'] },
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
          return typeof source === 'string' ? slugify(source, SLUG_LENGTH_MAX) : value;
        },
      ],
      beforeChange: [checkDraft],
      beforeDuplicate: [
        ({ value, collection, req }) => (typeof value === 'string' && collection ? freeSlug(req, collection.slug, value) : value),
      ],
    },
    validate: (value: unknown, context: Context) => slugProblem(value, context),
  };
}
