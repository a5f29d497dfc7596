import { LATITUDE_MAX, LONGITUDE_MAX } from '@vitrine/contract/locations.ts';
import type { GroupField, NumberField } from 'payload';
import type { AdminText } from '../languages.ts';
import { type MessageKey, message } from '../messages.ts';
import { textField } from './texts.ts';

/** Degrees, as a map shows them. Zero is a place too, so only an absent value is missing. */
const degrees = (name: string, label: AdminText, max: number, outside: MessageKey, example: string): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  admin: { width: '50%', step: 0.0001, placeholder: example },
  validate: (value: number | null | undefined | (number | null)[], { req }: { req: Parameters<typeof message>[0] }) =>
    (typeof value === 'number' && Math.abs(value) <= max) || message(req, outside),
});

/** Where a location is; the city has a name in each language ("München", "Munich"). */
export const addressField: GroupField = {
  name: 'address',
  type: 'group',
  label: { de: 'Anschrift', en: 'Address' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'street',
          type: 'text',
          label: { de: 'Straße', en: 'Street' },
          required: true,
          maxLength: 120,
          admin: { width: '75%' },
        },
        { name: 'streetNumber', type: 'text', label: { de: 'Nummer', en: 'Number' }, maxLength: 20, admin: { width: '25%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'postCode',
          type: 'text',
          label: { de: 'Postleitzahl', en: 'Post code' },
          maxLength: 20,
          admin: { width: '25%' },
        },
        textField('city', { de: 'Ort', en: 'City' }, { required: true, maxLength: 100, width: '75%' }),
      ],
    },
    {
      type: 'row',
      fields: [
        degrees('lat', { de: 'Geografische Breite', en: 'Latitude' }, LATITUDE_MAX, 'latitudeBounds', '48.7033'),
        degrees('lng', { de: 'Geografische Länge', en: 'Longitude' }, LONGITUDE_MAX, 'longitudeBounds', '9.6521'),
      ],
    },
  ],
};
