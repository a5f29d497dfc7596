import type { GlobalConfig } from 'payload';
import { globalAccess } from '../access/content-access.ts';
import { GROUP_PAGES } from '../collections/groups.ts';
import { linkField } from '../fields/link.ts';
import { imageField, videoField } from '../fields/pictures.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED_GLOBAL } from '../fields/versions.ts';

export const homePage: GlobalConfig = {
  slug: 'home-page',
  label: { de: 'Startseite', en: 'Home page' },
  access: globalAccess,
  versions: VERSIONED_GLOBAL,
  admin: {
    group: GROUP_PAGES,
    description: { de: 'Was angemeldete Leser zuerst sehen.', en: 'What readers who are logged in see first.' },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { de: 'Auftakt', en: 'Opening' },
          fields: [
            textField('customH1', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }),
            videoField(
              'video',
              { de: 'Hintergrundvideo', en: 'Background video' },
              {
                required: true,
                description: {
                  de: 'Läuft ohne Ton in der Schleife. Das Standbild erscheint bei langsamer Internetverbindung und bei reduzierter Bewegung.',
                  en: 'Loops without sound. The still is shown on slow internet connections and with reduced motion.',
                },
              },
            ),
          ],
        },
        {
          label: { de: 'Kacheln', en: 'Tiles' },
          fields: [
            {
              name: 'pageTeaserList',
              type: 'array',
              label: { de: 'Kacheln', en: 'Tiles' },
              labels: { singular: { de: 'Kachel', en: 'Tile' }, plural: { de: 'Kacheln', en: 'Tiles' } },
              maxRows: 12,
              admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
              fields: [
                {
                  type: 'row',
                  fields: [
                    textField('label', { de: 'Dachzeile', en: 'Label' }, { maxLength: 60, width: '33%' }),
                    textField(
                      'headline',
                      { de: 'Überschrift', en: 'Headline' },
                      { required: true, maxLength: 120, width: '67%' },
                    ),
                  ],
                },
                copyField('copy', { de: 'Text', en: 'Copy' }, { maxLength: 400 }),
                imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
                linkField,
              ],
            },
          ],
        },
        {
          label: { de: 'Neuigkeiten', en: 'News' },
          fields: [
            textField('newsHeadline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
            {
              name: 'news',
              type: 'array',
              label: { de: 'Neuigkeiten', en: 'News' },
              labels: { singular: { de: 'Neuigkeit', en: 'Piece of news' }, plural: { de: 'Neuigkeiten', en: 'News' } },
              maxRows: 8,
              admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
              fields: [
                textField('label', { de: 'Dachzeile', en: 'Label' }, { required: true, maxLength: 60 }),
                textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 160 }),
                linkField,
              ],
            },
          ],
        },
      ],
    },
  ],
};
