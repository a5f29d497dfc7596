import type { Field, GroupField, Validate } from 'payload';
import { message } from '../messages.ts';
import { validateLinkAddressOf } from './link-address.ts';
import { pageEntryField } from './page-entry.ts';

interface LinkSibling {
  type?: string | null;
}

/** Required exactly when the link is of the kind the field belongs to. */
const requiredFor =
  (kind: string): Validate<unknown, unknown, LinkSibling> =>
  (value, { siblingData, req }) => {
    if (siblingData.type !== kind) return true;
    return (value !== null && value !== undefined && value !== '') || message(req, 'linkIncomplete');
  };

const fields: Field[] = [
  {
    name: 'type',
    type: 'radio',
    label: { de: 'Führt zu', en: 'Leads to' },
    defaultValue: 'entry',
    required: true,
    options: [
      { value: 'entry', label: { de: 'Seite der App', en: 'Page of the app' } },
      { value: 'asset', label: { de: 'Datei', en: 'File' } },
      { value: 'url', label: { de: 'Internetadresse', en: 'Web address' } },
    ],
  },
  pageEntryField({ condition: (_, sibling) => sibling?.type === 'entry', validate: requiredFor('entry') }),
  {
    name: 'linkAsset',
    type: 'upload',
    relationTo: 'files',
    label: { de: 'Datei', en: 'File' },
    admin: { condition: (_, sibling) => sibling?.type === 'asset' },
    validate: requiredFor('asset'),
  },
  {
    name: 'url',
    type: 'text',
    label: { de: 'Adresse', en: 'Address' },
    maxLength: 500,
    admin: { condition: (_, sibling) => sibling?.type === 'url', placeholder: 'https://' },
    validate: validateLinkAddressOf('type'),
  },
  {
    name: 'openInNewTab',
    type: 'checkbox',
    label: { de: 'In neuem Fenster öffnen', en: 'Open in a new window' },
    defaultValue: false,
    admin: { condition: (_, sibling) => sibling?.type !== 'entry' },
  },
];

/** Where a teaser or a piece of news leads. */
export const linkField: GroupField = { name: 'link', type: 'group', label: { de: 'Link', en: 'Link' }, fields };
