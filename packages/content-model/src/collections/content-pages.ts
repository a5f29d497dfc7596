import { MEDIA_LIBRARY_SLUG } from '@vitrine/contract/pages.ts';
import type { CollectionBeforeValidateHook, CollectionConfig, Condition } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { contentListField } from '../fields/content-list.ts';
import { imageField } from '../fields/pictures.ts';
import { relatedContentField } from '../fields/related-content.ts';
import { slugField } from '../fields/slug.ts';
import { textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import { GROUP_PAGES } from './groups.ts';

/** The route `/media-library` looks for the page by this slug; being unique, it allows one such page. */
const keepMediaLibrarySlug: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const pageType: unknown = data?.pageType ?? originalDoc?.pageType;
  return pageType === 'mediaLibrary' ? { ...data, slug: MEDIA_LIBRARY_SLUG } : data;
};

const isDefault: Condition = (data) => data?.pageType === 'default';

export const contentPages: CollectionConfig = {
  slug: 'content-pages',
  labels: { singular: { de: 'Inhaltsseite', en: 'Content page' }, plural: { de: 'Inhaltsseiten', en: 'Content pages' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_PAGES,
    useAsTitle: 'headline',
    defaultColumns: ['headline', 'image', 'pageType', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['headline', 'slug'],
  },
  hooks: { beforeValidate: [keepMediaLibrarySlug] },
  fields: [
    slugField('headline'),
    {
      name: 'pageType',
      type: 'select',
      label: { de: 'Art der Seite', en: 'Kind of page' },
      required: true,
      defaultValue: 'default',
      options: [
        { value: 'default', label: { de: 'Seite aus Bausteinen', en: 'Page of blocks' } },
        { value: 'locations', label: { de: 'Standorte', en: 'Locations' } },
        { value: 'mediaLibrary', label: { de: 'Mediathek', en: 'Media library' } },
      ],
      admin: {
        position: 'sidebar',
        isClearable: false,
        description: {
          de: 'Standorte und Mediathek zeigen unter dem Kopf ihre Sammlung; die Adresse der Mediathek ist fest.',
          en: 'Locations and media library show their collection below the head; the address of the media library is fixed.',
        },
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: { de: 'Kopf', en: 'Head' },
          fields: [
            textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }),
            textField('subline', { de: 'Unterzeile', en: 'Subline' }, { maxLength: 300 }),
            imageField(
              'image',
              { de: 'Bild', en: 'Image' },
              { description: { de: 'Füllt den Kopf der Seite.', en: 'Fills the head of the page.' } },
            ),
            imageField(
              'teaserImage',
              { de: 'Bild für Kacheln', en: 'Image for tiles' },
              {
                description: {
                  de: 'Steht auf Kacheln anderer Seiten, die hierher führen. Leer: das Bild des Kopfes.',
                  en: 'Shown on tiles of other pages that lead here. Empty: the image of the head.',
                },
              },
            ),
            {
              name: 'isHighlightColorBlue',
              type: 'checkbox',
              label: { de: 'Kopf in Blau', en: 'Head in blue' },
              defaultValue: false,
              admin: { condition: isDefault },
            },
          ],
        },
        {
          label: { de: 'Bausteine', en: 'Blocks' },
          admin: { condition: isDefault },
          fields: [contentListField],
        },
        { label: { de: 'Verwandtes', en: 'Related' }, fields: [relatedContentField('relatedContentList')] },
      ],
    },
  ],
};
