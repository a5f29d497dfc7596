import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { Point } from './model.ts';

/** The digits of a telephone number, with the plus of an international one. */
export function telephoneDigits(number: string): string {
  // "(0)" is what people dial at home only.
  const digits = number.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return digits.replace(/(?!^)\+/g, '');
}

/** A telephone number as an address. */
export const telephoneLink = (number: string): string => `tel:${telephoneDigits(number)}`;

export const mailLink = (address: string): string => `mailto:${stripSoftHyphens(address)}`;

/** A web address with the words it is shown by, or null for one that is no web page. */
export function webLink(address: string | null): { href: string; label: string } | null {
  const url = address ? URL.parse(stripSoftHyphens(address)) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return { href: url.href, label: `${url.host}${url.pathname === '/' ? '' : url.pathname}` };
}

/**
 * Where a press on "route" leads: the map program of a phone, else OpenStreetMap. Only the press calls it: the page fetches
 * nothing from there, and the place people start from is not told.
 */
export function routeLink({ lat, lng }: Point, userAgent: string): string {
  if (/Android/.test(userAgent)) return `geo:${lat},${lng}?q=${lat},${lng}`;
  if (/iPhone|iPad/.test(userAgent)) return `https://maps.apple.com/?daddr=${lat},${lng}`;
  return `https://www.openstreetmap.org/directions?to=${lat},${lng}#map=12/${lat}/${lng}`;
}
