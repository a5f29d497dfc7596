import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import type { AdminText } from '../languages.ts';
import { labelText } from './label-text.ts';

/** "Produkt": what one record of a collection is called. */
export const kindOf = (config: SanitizedCollectionConfig, language: keyof AdminText): string =>
  labelText(config.labels.singular, language, config.slug);

export const globalTitle = (config: SanitizedGlobalConfig, language: keyof AdminText): string =>
  labelText(config.label, language, config.slug);

/** A record by the field its list shows first, in German where the language has no text; its id where that is empty. */
export function recordTitle(config: SanitizedCollectionConfig, record: object, language: keyof AdminText): string {
  let value: unknown = record;
  for (const key of (config.admin.useAsTitle ?? 'id').split('.')) {
    value = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(key) : undefined;
  }
  if (typeof value === 'object' && value !== null) {
    const texts = new Map<string, unknown>(Object.entries(value));
    value = texts.get(language) || texts.get('de');
  }
  if (typeof value === 'string' && value !== '') return value;
  return 'id' in record ? String(record.id) : '';
}
