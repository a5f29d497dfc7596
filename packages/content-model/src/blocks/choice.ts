import type { SelectField } from 'payload';
import type { AdminText } from '../languages.ts';

/** One of the looks a block can have, half a row wide; the first is the default unless another is named. */
export const choiceField = <const V extends string>(
  name: string,
  label: AdminText,
  values: readonly V[],
  labels: Record<V, AdminText>,
  defaultValue: NoInfer<V> | undefined = values[0],
): SelectField => ({
  name,
  type: 'select',
  label,
  required: true,
  options: values.map((value) => ({ value, label: labels[value] })),
  ...(defaultValue !== undefined && { defaultValue }),
  admin: { width: '50%', isClearable: false },
});
