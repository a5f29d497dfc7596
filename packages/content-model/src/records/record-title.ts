import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import type { AdminText } from '../languages.ts';
import { labelText } from './label-text.ts';
import { valueAt } from './value-at.ts';

/** "Produkt": what one record of a collection is called. */
export const kindOf = (config: SanitizedCollectionConfig, language: keyof AdminText): string =>
  labelText(config.labels.singular, language, config.slug);

export const globalTitle = (config: SanitizedGlobalConfig, language: keyof AdminText): string =>
  labelText(config.label, language, config.slug);

/** A record by the field its list shows first, in German where the language has no text; its id where that is empty. */
export function recordTitle(config: SanitizedCollectionConfig, record: object, language: keyof AdminText): string {
  const title = valueAt(record, config.admin.useAsTitle ?? 'id');
  const text = typeof title === 'object' ? valueAt(title, language) || valueAt(title, 'de') : title;
  if (typeof text === 'string' && text !== '') return text;
  return 'id' in record ? String(record.id) : '';
}
