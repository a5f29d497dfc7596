import type { ArrayField, GlobalConfig, TextField } from 'payload';
import { globalAccess } from '../access/content-access.ts';
import { GROUP_PAGES } from '../collections/groups.ts';
import { imageField, videoField } from '../fields/pictures.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED_GLOBAL } from '../fields/versions.ts';
import { webAddressField } from '../fields/web-address.ts';
import type { AdminText } from '../languages.ts';

const sentences = (name: string, label: AdminText): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: { de: 'Punkt', en: 'Point' }, plural: { de: 'Punkte', en: 'Points' } },
  maxRows: 12,
  admin: { components: { RowLabel: ROW_LABEL } },
  fields: [textField('text', { de: 'Satz', en: 'Sentence' }, { required: true, maxLength: 240 })],
});

/** The maker's own site, which may have an address for each language. */
const siteLink: TextField = {
  ...webAddressField('siteLink', { de: 'Link zur Website des Herstellers', en: 'Link to the site of the maker' }, 'webFormat'),
  localized: true,
};

export const landingPage: GlobalConfig = {
  slug: 'landing-page',
  label: { de: 'Öffentliche Seite', en: 'Public page' },
  access: globalAccess,
  versions: VERSIONED_GLOBAL,
  admin: {
    group: GROUP_PAGES,
    description: { de: 'Die einzige Seite ohne Anmeldung.', en: 'The only page without a login.' },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { de: 'Auftakt', en: 'Opening' },
          fields: [
            textField('introPreline', { de: 'Dachzeile', en: 'Preline' }, { required: true, maxLength: 120 }),
            textField('introHeadline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 160 }),
            {
              type: 'row',
              fields: [
                imageField('introBackground', { de: 'Hintergrundbild', en: 'Background image' }, { required: true }),
                imageField('introImage', { de: 'Bild im Vordergrund', en: 'Image in front' }),
              ],
            },
          ],
        },
        {
          label: { de: 'Video', en: 'Video' },
          fields: [
            textField('videoHeadline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 160 }),
            copyField('videoCopy', { de: 'Text', en: 'Copy' }, { maxLength: 600 }),
            videoField('video', { de: 'Video', en: 'Video' }, { required: true }),
          ],
        },
        {
          label: { de: 'Funktionen & Vorteile', en: 'Functions & advantages' },
          fields: [
            textField(
              'functionsHeadline',
              { de: 'Überschrift der Funktionen', en: 'Headline of the functions' },
              { required: true, maxLength: 120 },
            ),
            sentences('functions', { de: 'Funktionen', en: 'Functions' }),
            imageField('functionsImage', { de: 'Bild', en: 'Image' }, { required: true }),
            textField(
              'advantagesHeadline',
              { de: 'Überschrift der Vorteile', en: 'Headline of the advantages' },
              { required: true, maxLength: 120 },
            ),
            sentences('advantages', { de: 'Vorteile', en: 'Advantages' }),
          ],
        },
        {
          label: { de: 'Häufige Fragen', en: 'Frequent questions' },
          fields: [
            textField('faqHeadline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }),
            {
              name: 'faqList',
              type: 'relationship',
              relationTo: 'faqs',
              hasMany: true,
              label: { de: 'Fragen', en: 'Questions' },
            },
          ],
        },
        {
          label: { de: 'Abschluss', en: 'Closing' },
          fields: [
            textField('footerPreline', { de: 'Dachzeile', en: 'Preline' }, { required: true, maxLength: 120 }),
            textField('footerHeadline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 160 }),
            {
              type: 'row',
              fields: [
                textField(
                  'siteLinkText',
                  { de: 'Worte des Links nach außen', en: 'Words of the link outwards' },
                  { maxLength: 60, width: '50%' },
                ),
                siteLink,
              ],
            },
            {
              name: 'footerContact',
              type: 'group',
              label: { de: 'Ansprechpartner', en: 'Contact' },
              fields: [
                textField('name', { de: 'Name', en: 'Name' }, { required: true, maxLength: 120 }),
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'phone',
                      type: 'text',
                      required: true,
                      maxLength: 60,
                      label: { de: 'Telefon', en: 'Phone' },
                      admin: { width: '50%' },
                    },
                    {
                      name: 'email',
                      type: 'email',
                      required: true,
                      label: { de: 'E-Mail', en: 'Email' },
                      admin: { width: '50%' },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
