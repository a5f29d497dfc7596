import { LOCATIONS } from '../locations/all.ts';
import { inOrder } from './in-order.ts';
import type { SeedRun } from './seed-run.ts';

/** Companies and dealers; countries are there in every database. */
export async function seedLocations(run: SeedRun): Promise<void> {
  await inOrder(LOCATIONS, async ({ key, name, country, city, street, streetNumber, postCode, lat, lng, ...contact }) => {
    const countryId = await run.countryId(country);
    await run.write('locations', key, (words) => ({
      name,
      country: countryId,
      address: { street, streetNumber: streetNumber ?? null, postCode: postCode ?? null, city: words(city), lat, lng },
      phone: contact.phone,
      mobilePhone: contact.mobilePhone ?? null,
      email: contact.email,
      web: contact.web,
      _status: 'published',
    }));
  });
}
