import type { Text } from '../text.ts';

export interface Location {
  key: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  street: string;
  streetNumber?: string;
  postCode?: string;
  city: Text;
  /** Degrees of the city. */
  lat: number;
  lng: number;
  phone: string;
  mobilePhone?: string;
  email: string;
  web: string;
}

const OWN_WEB = 'https://www.varnholt.example';

/** A company of Varnholt itself; its mail address is its key's. */
export const own = (place: Omit<Location, 'email' | 'web'>): Location => ({
  ...place,
  email: `${place.key}@varnholt.example`,
  web: OWN_WEB,
});

/** A dealer with a domain of its own. */
export const dealer = (place: Omit<Location, 'email' | 'web'> & { domain: string }): Location => {
  const { domain, ...rest } = place;
  return { ...rest, email: `sales@${domain}`, web: `https://www.${domain}` };
};
