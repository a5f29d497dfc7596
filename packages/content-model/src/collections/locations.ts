import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { addressField } from '../fields/address.ts';
import { phoneField } from '../fields/phone.ts';
import { VERSIONED } from '../fields/versions.ts';
import { webAddressField } from '../fields/web-address.ts';
import { GROUP_PAGES } from './groups.ts';
import { hasRegion } from './has-region.ts';

export const locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: { de: 'Standort', en: 'Location' }, plural: { de: 'Standorte', en: 'Locations' } },
  access: contentAccess,
  versions: VERSIONED,
  orderable: true,
  admin: {
    group: GROUP_PAGES,
    useAsTitle: 'name',
    defaultColumns: ['name', 'country', 'address.city', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'address.city'],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { de: 'Name', en: 'Name' },
      required: true,
      maxLength: 120,
      admin: { description: { de: 'Firma, wie sie auf dem Schild steht.', en: 'Company, as it is on the sign.' } },
    },
    {
      name: 'country',
      type: 'relationship',
      relationTo: 'countries',
      label: { de: 'Land', en: 'Country' },
      required: true,
      validate: hasRegion,
      admin: {
        position: 'sidebar',
        allowCreate: false,
        description: { de: 'Bestimmt die Region auf der Seite.', en: 'Determines the region on the page.' },
      },
    },
    addressField,
    {
      type: 'row',
      fields: [phoneField('phone', { de: 'Telefon', en: 'Telephone' }), phoneField('mobilePhone', { de: 'Mobil', en: 'Mobile' })],
    },
    { name: 'email', type: 'email', label: { de: 'E-Mail', en: 'Email' } },
    webAddressField('web', { de: 'Internet', en: 'Web' }, 'webFormat'),
  ],
};
