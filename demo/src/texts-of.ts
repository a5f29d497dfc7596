import type { Text } from './text.ts';

const isText = (value: object): value is Text =>
  'de' in value && 'en' in value && typeof value.de === 'string' && typeof value.en === 'string';

/** Every text inside of some content, with the path to it. */
export function textsOf(value: unknown, path = ''): { path: string; text: Text }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, path ? `${path}.${key}` : key));
}
