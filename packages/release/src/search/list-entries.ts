import { REGIONS } from '@vitrine/contract/locations.ts';
import { pageAt } from '@vitrine/contract/page-paths.ts';
import type { SearchEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { countryNames } from '@vitrine/search/country-names.ts';
import { REGION_NAMES } from '@vitrine/search/region-names.ts';
import * as z from 'zod/mini';
import { includedOf, type ReadDocument } from './read-document.ts';
import { describe, type SearchPart } from './search-part.ts';

const LOCATION_WORDS: Record<Language, string[]> = {
  de: ['Standort', 'Niederlassung', 'Vertrieb', 'Vertretung', 'Adresse', 'Büro', 'Ansprechpartner', 'Händler'],
  en: ['location', 'office', 'branch', 'sales', 'address', 'dealer', 'contact'],
};

const office = z.object({
  name: z.string(),
  phone: z.nullable(z.string()),
  address: z.object({
    street: z.string(),
    postCode: z.nullable(z.string()),
    city: z.string(),
    otherCities: z.optional(z.array(z.string())),
  }),
});
const country = z.object({ code: z.string(), region: z.enum(REGIONS), fromCurrentSite: z.object({ common: z.string() }) });

/** Offices; their link is completed with the page that shows them. */
export function locationEntries(site: Language, document: ReadDocument): SearchEntry[] {
  const countries = new Map(includedOf(document, 'country').map(({ id, attributes }) => [id, country.parse(attributes)]));
  return document.data.map(({ id, attributes, relationships }) => {
    const { name, address } = office.parse(attributes);
    const [own] = [relationships?.country?.data ?? []].flat();
    const { code, region, fromCurrentSite } = countries.get(own?.id ?? '') ?? {};
    const land = fromCurrentSite?.common;
    const places = [
      address.city,
      ...(address.otherCities ?? []),
      land ?? '',
      ...(code ? countryNames(code) : []),
      ...(region ? REGION_NAMES[region] : []),
    ];
    return describe(site, {
      id: `location/${id}`,
      kind: 'location',
      title: name,
      line: [address.city, land].filter(Boolean).join(', '),
      link: `?location=${id}`,
      texts: { title: places, kind: LOCATION_WORDS[site], text: [address.street, address.postCode ?? ''] },
    });
  });
}

const menuItem = z.object({
  name: z.string(),
  link: z.nullish(z.string()),
  pdfDocument: z.nullish(z.object({ extension: z.string(), size: z.int() })),
});

/** What the menu calls pages, and the PDFs that are pages. */
export function menuPart(site: Language, { data }: ReadDocument): SearchPart {
  const items = data.flatMap(({ attributes }) => {
    const item = menuItem.safeParse(attributes);
    return item.success && item.data.link?.startsWith('/') ? [{ ...item.data, link: item.data.link }] : [];
  });
  const files = items.filter(({ link }) => pageAt(link)?.kind === 'static-product');
  return {
    names: Object.fromEntries(items.map(({ link, name }) => [link, name])),
    entries: files.map(({ link, name, pdfDocument }) =>
      describe(site, {
        id: link.slice(1),
        kind: 'document',
        title: name,
        link,
        file: pdfDocument ? { extension: pdfDocument.extension, size: pdfDocument.size } : null,
        texts: { kind: ['PDF'] },
      }),
    ),
  };
}
