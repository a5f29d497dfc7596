import { z } from 'zod';

interface Entities {
  collections: readonly { slug: string }[];
  globals: readonly { slug: string }[];
  admin: { dashboard: { widgets: readonly { slug: string; fields?: readonly unknown[] | undefined }[] } };
}

/** A string that is the slug of one of them, or left out. */
const slugOf = (entities: readonly { slug: string }[]) =>
  z
    .string()
    .refine((slug) => entities.some((one) => one.slug === slug))
    .nullish();

/**
 * The server functions of Payload that the admin uses, each with what it takes for granted of its arguments. Those of what is off
 * (scheduling, folders) and of experiments (`render-field`) are not among them. The names are a list, because Payload looks for them in
 * a plain object, which has those of the prototype too.
 */
function callsOf({ collections, globals, admin: { dashboard } }: Entities) {
  const args = z.looseObject({
    collectionSlug: slugOf(collections),
    globalSlug: slugOf(globals),
    widgetSlug: slugOf(dashboard.widgets),
  });
  type Asked = z.infer<typeof args>;
  const isOfRecord = ({ collectionSlug, globalSlug }: Asked) => Boolean(collectionSlug ?? globalSlug);
  const path = z.string().min(1);
  // The form of a widget is its fields.
  const withFields = dashboard.widgets.filter(({ fields }) => fields?.length);
  return z.union([
    z.object({
      name: z.literal('form-state'),
      args: args.extend({ widgetSlug: slugOf(withFields) }).refine((asked) => isOfRecord(asked) || Boolean(asked.widgetSlug)),
    }),
    // The list of a global's versions names the global as a collection.
    z.object({
      name: z.literal('render-document'),
      args: args.extend({ collectionSlug: slugOf([...collections, ...globals]) }).refine(isOfRecord),
    }),
    z.object({ name: z.literal('slugify'), args: args.refine(isOfRecord) }),
    z.object({
      name: z.enum(['render-list', 'table-state', 'render-document-slots']),
      args: args.refine(({ collectionSlug }) => Boolean(collectionSlug)),
    }),
    z.object({
      name: z.literal('copy-data-from-locale'),
      args: args.extend({ fromLocale: path, toLocale: path }).refine(isOfRecord),
    }),
    z.object({ name: z.literal('render-widget'), args: args.refine(({ widgetSlug }) => Boolean(widgetSlug)) }),
    z.object({ name: z.literal('get-default-layout'), args }),
  ]);
}

/** A call as the admin makes it; null for any other. A browser may send anything besides name and arguments: that is left out. */
export function readCall(given: unknown, config: Entities) {
  const { success, data } = callsOf(config).safeParse(given);
  return success ? data : null;
}

/** The 4xx by which Payload refuses a call, for example of a person who may not read the record; null for anything else. */
export function refusalOf(error: unknown): { status: number; message: string } | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const { status, message } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? { status, message } : null;
}
