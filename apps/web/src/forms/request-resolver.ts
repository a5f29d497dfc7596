import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { checkFields } from './check-fields.ts';
import { type FieldMessage, fieldMessage } from './field-message.ts';

/** What was refused at a field, as react-hook-form keeps it: a code or a sentence each. */
export const refusal = (messages: readonly FieldMessage[]): FieldError => ({
  type: 'refused',
  types: { refused: messages.map((message) => ('code' in message ? message.code : message.sentence)) },
});

/** The messages of a field that was refused; none where it was not. */
export function messagesOf(error: FieldError | undefined): readonly FieldMessage[] {
  const texts = [error?.types?.refused ?? []].flat();
  return texts.filter((text) => typeof text === 'string').map((text) => fieldMessage(text, text));
}

/** Refuses in a form what the schema of its call refuses. `payload` is what of the values the schema looks at. */
export function requestResolver<V extends FieldValues>(
  schema: z.ZodMiniType,
  fields: readonly FieldPath<V>[],
  payload: (values: V) => object,
): Resolver<V> {
  return (values, _context, options) => {
    const found = checkFields(schema, payload(values), fields);
    const refused = fields.flatMap((field) => (found[field] ? [[field, refusal(found[field])] as const] : []));
    if (refused.length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<V>(Object.fromEntries(refused), options) };
  };
}
