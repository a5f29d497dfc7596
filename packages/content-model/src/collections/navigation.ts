import { LINK_TYPES } from '@vitrine/contract/navigation.ts';
import type { CollectionConfig, UploadFieldSingleValidation } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { validateLinkAddressOf } from '../fields/link-address.ts';
import { pageEntryField } from '../fields/page-entry.ts';
import { imageField } from '../fields/pictures.ts';
import { textField } from '../fields/texts.ts';
import type { AdminText } from '../languages.ts';
import { message } from '../messages.ts';
import { GROUP_PAGES } from './groups.ts';
import { validateNavigationParent } from './navigation-parent.ts';

const LINK_LABEL: Record<(typeof LINK_TYPES)[number], AdminText> = {
  entry: { de: 'Seite der App', en: 'Page of the app' },
  url: { de: 'Internetadresse', en: 'Web address' },
  pdf: { de: 'PDF auf eigener Seite', en: 'PDF on a page of its own' },
  none: { de: 'nirgendwohin (nur Überschrift)', en: 'nowhere (heading only)' },
};

type Request = { req: Parameters<typeof message>[0] };
const needed =
  (kind: string) =>
  (value: unknown, { siblingData, req }: Request & { siblingData: { linkType?: unknown } }) =>
    siblingData.linkType !== kind || (value !== null && value !== undefined && value !== '') || message(req, 'linkIncomplete');

/** A file is needed; not in English where the German one is there, which is shown then. */
const pdfNeeded: UploadFieldSingleValidation = async (value, options) => {
  const answer = needed('pdf')(value, options);
  const { id, req } = options;
  if (answer === true || req.locale !== 'en' || id === undefined) return answer;
  const german = await req.payload.findByID({ collection: 'navigation', id, locale: 'de', fallbackLocale: false, depth: 0 });
  return german.pdf ? true : answer;
};

export const navigation: CollectionConfig = {
  slug: 'navigation',
  labels: { singular: { de: 'Menüeintrag', en: 'Menu entry' }, plural: { de: 'Menü', en: 'Menu' } },
  access: contentAccess,
  orderable: true,
  admin: {
    group: GROUP_PAGES,
    useAsTitle: 'name',
    defaultColumns: ['name', 'parent', 'linkType', 'entry', 'image'],
    description: {
      de: 'Die Reihenfolge der Liste ist die Reihenfolge im Menü: Zeilen am Griff ziehen. Höchstens drei Ebenen.',
      en: 'The order of the list is the order of the menu: drag rows by the handle. Three levels at most.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        textField('name', { de: 'Name', en: 'Name' }, { required: true, maxLength: 80, width: '50%' }),
        textField(
          'kind',
          { de: 'Zusatz', en: 'Addition' },
          {
            maxLength: 80,
            width: '50%',
            description: {
              de: 'Kleines Wort neben dem Namen: „Winkelwolf“, „mit Rührwerk“.',
              en: 'Small word beside the name: “angled meat grinder”, “with stirring arms”.',
            },
          },
        ),
      ],
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'navigation',
      label: { de: 'Gehört unter', en: 'Belongs below' },
      admin: { description: { de: 'Leer: oberste Ebene.', en: 'Empty: top level.' } },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      validate: validateNavigationParent,
    },
    {
      name: 'linkType',
      type: 'radio',
      required: true,
      defaultValue: 'entry',
      label: { de: 'Führt zu', en: 'Leads to' },
      options: LINK_TYPES.map((value) => ({ value, label: LINK_LABEL[value] })),
    },
    pageEntryField({ condition: (data) => data?.linkType === 'entry', validate: needed('entry') }),
    {
      name: 'url',
      type: 'text',
      maxLength: 500,
      label: { de: 'Adresse', en: 'Address' },
      admin: { condition: (data) => data?.linkType === 'url', placeholder: 'https://' },
      validate: validateLinkAddressOf('linkType'),
    },
    {
      name: 'pdf',
      type: 'upload',
      relationTo: 'files',
      localized: true,
      label: { de: 'PDF', en: 'PDF' },
      admin: {
        condition: (data) => data?.linkType === 'pdf',
        description: {
          de: 'Die App zeigt es auf einer Seite, die nur dieser Eintrag hat. Für Englisch kann eine andere Datei gewählt werden; ohne sie gilt die deutsche.',
          en: 'The app shows it on a page that only this entry has. Another file can be chosen for English; without it the German one is used.',
        },
      },
      validate: pdfNeeded,
    },
    imageField(
      'image',
      { de: 'Vorschaubild', en: 'Preview image' },
      {
        description: { de: 'Im Menü und auf den Druckblättern.', en: 'In the menu and on print sheets.' },
      },
    ),
    {
      type: 'collapsible',
      label: { de: 'In Dokumenten', en: 'In documents' },
      fields: [
        {
          type: 'row',
          fields: [
            textField(
              'pdfName',
              { de: 'Name im Inhaltsverzeichnis', en: 'Name in the contents' },
              {
                maxLength: 120,
                width: '50%',
                description: {
                  de: 'Nur Einträge mit diesem Namen lassen sich in ein Dokument aufnehmen.',
                  en: 'Only entries with this name can be added to a document.',
                },
              },
            ),
            textField(
              'pdfKind',
              { de: 'Art der Seite', en: 'Kind of page' },
              {
                maxLength: 80,
                width: '50%',
                description: {
                  de: 'Ein Wort für Listen, zum Beispiel „Produkt“.',
                  en: 'One word for lists, for example “Product”.',
                },
              },
            ),
          ],
        },
      ],
    },
    {
      name: 'itemHidden',
      type: 'checkbox',
      label: { de: 'Im Menü verbergen', en: 'Hide in the menu' },
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: {
          de: 'Die Seite bleibt erreichbar und für Dokumente wählbar.',
          en: 'The page stays reachable and can be chosen for documents.',
        },
      },
    },
  ],
};
