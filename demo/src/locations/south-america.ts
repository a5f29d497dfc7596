import { same, t } from '../text.ts';
import { dealer, type Location, own } from './location.ts';

export const southAmerica: readonly Location[] = [
  own({
    key: 'jundiai',
    name: 'Varnholt do Brasil Ltda.',
    country: 'BR',
    street: 'Rua Exemplo',
    streetNumber: '455',
    postCode: '13213-000',
    city: same('Jundiaí'),
    lat: -23.1857,
    lng: -46.8978,
    phone: '+55 11 0000 4710',
  }),
  own({
    key: 'cordoba',
    name: 'Varnholt Cono Sur S.A.',
    country: 'AR',
    street: 'Avenida Modelo',
    streetNumber: '900',
    postCode: 'X5000',
    city: same('Córdoba'),
    lat: -31.4201,
    lng: -64.1888,
    phone: '+54 351 000 4710',
  }),
  dealer({
    key: 'santiago',
    name: 'Andes Equipos Cárnicos',
    country: 'CL',
    street: 'Camino Ficticio',
    streetNumber: '77',
    postCode: '8320000',
    city: t('Santiago de Chile', 'Santiago'),
    lat: -33.4489,
    lng: -70.6693,
    phone: '+56 2 0000 4710',
    domain: 'andes-equipos.example',
  }),
];
