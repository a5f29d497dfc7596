import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { altField, altTextFields } from '../fields/alt.ts';
import { placeholderField } from '../fields/computed.ts';
import { shownField } from '../fields/shown-field.ts';
import { describePicture } from '../hooks/describe-picture.ts';
import { findByDescription } from '../hooks/find-by-description.ts';
import { requireFile } from '../hooks/require-file.ts';
import { GROUP_MEDIA } from './groups.ts';
import { PICTURE_TYPES, THUMBNAIL } from './picture-upload.ts';

export const images: CollectionConfig = {
  slug: 'images',
  labels: { singular: { de: 'Bild', en: 'Image' }, plural: { de: 'Bilder', en: 'Images' } },
  access: contentAccess,
  admin: {
    group: GROUP_MEDIA,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'altGerman', 'altEnglish', 'width', 'height'],
    listSearchableFields: ['filename', 'altGerman', 'altEnglish'],
    description: {
      de: 'Originale in bester Qualität, mindestens 1654 Pixel breit. Größen und Ausschnitte entstehen von selbst; der Fokuspunkt bleibt in jedem Ausschnitt sichtbar. Eine ganze Druckseite füllt ein hochkantes Bild ab 1654 × 2068 Pixeln; ein kleineres erscheint dort als Band.',
      en: 'Originals in best quality, at least 1654 pixels wide. Sizes and crops are made for you; the focal point stays visible in every crop. An upright picture of at least 1654 × 2068 pixels fills a whole printed page; a smaller one appears there as a band.',
    },
  },
  upload: {
    mimeTypes: PICTURE_TYPES,
    filesRequiredOnCreate: false,
    crop: false,
    focalPoint: true,
    displayPreview: true,
    ...THUMBNAIL,
  },
  hooks: {
    beforeOperation: [findByDescription],
    beforeValidate: [requireFile('imageNeedsOriginal')],
    beforeChange: [describePicture],
  },
  fields: [
    altField,
    ...altTextFields,
    shownField('altProposal', { de: 'Vorschlag', en: 'Proposal' }, '/admin/alt/alt-proposal.tsx#AltProposal'),
    placeholderField,
  ],
};
