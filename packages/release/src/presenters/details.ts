import type { PresenterContext } from './presenter-context.ts';

/** Rows of a key-value table. */
export const presentDetails = (
  { type }: PresenterContext,
  rows: readonly { key: string; value: string }[] | null | undefined,
): { key: string; value: string }[] => (rows ?? []).map(({ key, value }) => ({ key: type.text(key), value: type.text(value) }));
