import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { textField } from '../fields/texts.ts';
import type { AdminText } from '../languages.ts';
import { GROUP_CATALOGUE } from './groups.ts';

/** A list of words things are sorted by; its order is made by dragging and is the order of the filters in the app. */
export const categoryCollection = <const S extends string>(slug: S, singular: AdminText, plural: AdminText) =>
  ({
    slug,
    labels: { singular, plural },
    access: contentAccess,
    orderable: true,
    admin: { group: GROUP_CATALOGUE, useAsTitle: 'title', defaultColumns: ['title', 'updatedAt'] },
    fields: [textField('title', { de: 'Bezeichnung', en: 'Name' }, { required: true, maxLength: 80 })],
  }) satisfies CollectionConfig;
