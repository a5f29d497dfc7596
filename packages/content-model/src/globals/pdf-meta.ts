import type { GlobalConfig } from 'payload';
import { globalAccess } from '../access/content-access.ts';
import { GROUP_PAGES } from '../collections/groups.ts';
import { imageField } from '../fields/pictures.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED_GLOBAL } from '../fields/versions.ts';

export const pdfMeta: GlobalConfig = {
  slug: 'pdf-meta',
  label: { de: 'Texte der PDF-Dokumente', en: 'Texts of the PDF documents' },
  access: globalAccess,
  versions: VERSIONED_GLOBAL,
  admin: { group: GROUP_PAGES },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { de: 'Deckblatt', en: 'Cover sheet' },
          fields: [
            textField('coverHeadline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }),
            {
              type: 'row',
              fields: [
                textField(
                  'recipientLabel',
                  { de: 'Wort vor dem Empfänger', en: 'Word before the recipient' },
                  { required: true, maxLength: 60, width: '50%' },
                ),
                textField(
                  'senderLabel',
                  { de: 'Wort vor dem Absender', en: 'Word before the sender' },
                  { required: true, maxLength: 60, width: '50%' },
                ),
              ],
            },
            imageField('coverImage', { de: 'Bild', en: 'Image' }, { required: true }),
          ],
        },
        {
          label: { de: 'Inhalt & letztes Blatt', en: 'Contents & last sheet' },
          fields: [
            textField(
              'contentsHeadline',
              { de: 'Überschrift des Inhalts', en: 'Headline of the contents' },
              { required: true, maxLength: 80 },
            ),
            textField(
              'lastSheetHeadline',
              { de: 'Überschrift des letzten Blattes', en: 'Headline of the last sheet' },
              { required: true, maxLength: 120 },
            ),
          ],
        },
        {
          label: { de: 'Firma', en: 'Company' },
          fields: [
            textField('companyName', { de: 'Firma', en: 'Company' }, { required: true, maxLength: 120 }),
            copyField(
              'companyAddress',
              { de: 'Anschrift', en: 'Address' },
              {
                required: true,
                maxLength: 300,
                description: { de: 'Eine Zeile je Zeile des Briefkopfs.', en: 'One line for each line of the letterhead.' },
              },
            ),
            { name: 'companyWeb', type: 'text', required: true, maxLength: 200, label: { de: 'Netzadresse', en: 'Web address' } },
            copyField('legalNotice', { de: 'Rechtlicher Hinweis', en: 'Legal notice' }, { required: true, maxLength: 600 }),
          ],
        },
      ],
    },
  ],
};
