import { MEDIA_TYPES } from '@vitrine/contract/media-library.ts';
import type { CollectionConfig, TextFieldSingleValidation, Validate } from 'payload';
import { text } from 'payload/shared';
import { contentAccess } from '../access/content-access.ts';
import { imageField, videoField } from '../fields/pictures.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import { webAddressField } from '../fields/web-address.ts';
import type { AdminText } from '../languages.ts';
import { type MessageKey, message } from '../messages.ts';
import { GROUP_MEDIA } from './groups.ts';

const LABELS: Record<(typeof MEDIA_TYPES)[number], AdminText> = {
  image: { de: 'Bild', en: 'Image' },
  video: { de: 'Video', en: 'Video' },
};

interface MediaSibling {
  type?: string | null;
  link?: string | null;
}

/** Required exactly when the item is of the type the field belongs to. */
const neededFor =
  (type: string, refusal: MessageKey): Validate<unknown, unknown, MediaSibling> =>
  (value, { siblingData, req }) =>
    siblingData.type !== type || Boolean(value) || message(req, refusal);

/** A rule of its own replaces Payload's, which keeps the length. */
const neededWithLink: TextFieldSingleValidation = (value, options) => {
  const { link }: MediaSibling = options.siblingData ?? {};
  return link && !value ? message(options.req, 'mediaLinkNeedsText') : text(value, options);
};

/** What the media library shows: a picture or a video of the library with what a reader wants to know of it. */
export const mediaItems: CollectionConfig = {
  slug: 'media-items',
  labels: { singular: { de: 'Eintrag der Mediathek', en: 'Media item' }, plural: { de: 'Mediathek', en: 'Media library' } },
  access: contentAccess,
  versions: VERSIONED,
  orderable: true,
  admin: {
    group: GROUP_MEDIA,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'type', 'categories', '_status', 'updatedAt'],
  },
  fields: [
    {
      name: 'type',
      type: 'radio',
      label: { de: 'Art', en: 'Type' },
      required: true,
      defaultValue: 'image',
      options: MEDIA_TYPES.map((value) => ({ value, label: LABELS[value] })),
    },
    {
      ...imageField('image', { de: 'Bild', en: 'Image' }),
      admin: { condition: (_, sibling) => sibling?.type === 'image' },
      validate: neededFor('image', 'mediaNeedsImage'),
    },
    {
      ...videoField('video', { de: 'Video', en: 'Video' }),
      admin: { condition: (_, sibling) => sibling?.type === 'video' },
      validate: neededFor('video', 'mediaNeedsVideo'),
    },
    textField('title', { de: 'Titel', en: 'Title' }, { required: true, maxLength: 120 }),
    copyField('description', { de: 'Beschreibung', en: 'Description' }, { maxLength: 1000 }),
    webAddressField('link', { de: 'Link', en: 'Link' }, 'urlFormat'),
    {
      type: 'row',
      fields: [
        textField(
          'linkText',
          { de: 'Text des Links', en: 'Text of the link' },
          { maxLength: 80, width: '50%', validate: neededWithLink },
        ),
        {
          name: 'linkTarget',
          type: 'select',
          label: { de: 'Link öffnen', en: 'Open the link' },
          defaultValue: '_blank',
          options: [
            { value: '_self', label: { de: 'Im selben Fenster', en: 'In the same window' } },
            { value: '_blank', label: { de: 'In neuem Fenster', en: 'In a new window' } },
          ],
          admin: { width: '50%', isClearable: false },
        },
      ],
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'media-filters',
      hasMany: true,
      label: { de: 'Filter', en: 'Filters' },
      admin: {
        position: 'sidebar',
        description: { de: 'Unter diesen Filtern findet man den Eintrag.', en: 'The item is found under these filters.' },
      },
    },
  ],
};
