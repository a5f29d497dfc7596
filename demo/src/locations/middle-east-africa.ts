import { same } from '../text.ts';
import { type Location, own } from './location.ts';

export const middleEastAfrica: readonly Location[] = [
  own({
    key: 'midrand',
    name: 'Varnholt Southern Africa (Pty) Ltd',
    country: 'ZA',
    street: 'Sample Street',
    streetNumber: '7',
    postCode: '1685',
    city: same('Midrand'),
    lat: -25.9992,
    lng: 28.1263,
    phone: '+27 11 000 4710',
  }),
  own({
    key: 'dubai',
    name: 'Varnholt Gulf FZE',
    country: 'AE',
    street: 'Dubai Industrial City, Plot S-4710',
    city: same('Dubai'),
    lat: 25.2048,
    lng: 55.2708,
    phone: '+971 4 000 4710',
  }),
];
