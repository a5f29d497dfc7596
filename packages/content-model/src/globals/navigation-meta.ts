import type { ArrayField, GlobalConfig } from 'payload';
import { globalAccess } from '../access/content-access.ts';
import { GROUP_PAGES } from '../collections/groups.ts';
import { validateLinkAddress } from '../fields/link-address.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED_GLOBAL } from '../fields/versions.ts';
import type { AdminText } from '../languages.ts';

const links = (name: string, label: AdminText): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: { de: 'Link', en: 'Link' }, plural: { de: 'Links', en: 'Links' } },
  maxRows: 8,
  admin: { components: { RowLabel: ROW_LABEL } },
  fields: [
    {
      type: 'row',
      fields: [
        textField('label', { de: 'Text', en: 'Text' }, { required: true, maxLength: 60, width: '40%' }),
        textField(
          'link',
          { de: 'Adresse', en: 'Address' },
          { required: true, maxLength: 500, width: '60%', validate: validateLinkAddress },
        ),
      ],
    },
  ],
});

export const navigationMeta: GlobalConfig = {
  slug: 'navigation-meta',
  label: { de: 'Rahmen der App', en: 'Frame of the app' },
  access: globalAccess,
  versions: VERSIONED_GLOBAL,
  admin: {
    group: GROUP_PAGES,
    description: {
      de: 'Was auf jeder Seite steht: Firma, Hinweis, Nebenlinks.',
      en: 'What every page shows: company, notice, secondary links.',
    },
  },
  fields: [
    textField('companyName', { de: 'Firma', en: 'Company' }, { required: true, maxLength: 120 }),
    copyField('legalNotice', { de: 'Rechtlicher Hinweis', en: 'Legal notice' }, { required: true, maxLength: 600 }),
    links('secondaryLinks', { de: 'Nebenlinks im Menü', en: 'Secondary links in the menu' }),
    links('legalLinks', { de: 'Rechtliche Links', en: 'Legal links' }),
  ],
};
