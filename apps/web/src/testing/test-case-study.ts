import { caseStudy } from '@vitrine/contract/case-studies.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { CaseStudy, CaseStudyDetail } from '../sections/resources.ts';
import type { WireList } from './test-product.ts';
import { wireImage } from './wire-image.ts';

type Part = Partial<Omit<CaseStudyDetail, 'image' | 'type' | 'id'>> & { image?: readonly string[] };

/** A case study for tests, read through the contract as the page reads it: bare but for its parts and lists. */
export function testCaseStudy(parts: readonly Part[], lists: Record<string, WireList> = {}): CaseStudy {
  const details = parts.map(({ image = [], ...attributes }, index) => ({
    type: 'case-study-detail',
    id: `part-${index}`,
    attributes: { contentType: null, headline: null, subline: null, copy: null, quote: null, details: [], ...attributes },
    relationships: { image: { data: image.map((id) => ({ type: 'asset-image', id })) } },
  }));
  return parseOne(caseStudy, {
    data: {
      type: 'case-study',
      id: '1',
      attributes: { slug: 'niederaue', title: 'Niederaue', subline: null },
      relationships: Object.fromEntries(
        Object.entries({ detailList: details, ...lists }).map(([name, list]) => [
          name,
          { data: list.map(({ type, id }) => ({ type, id })) },
        ]),
      ),
    },
    included: [
      ...details,
      ...Object.values(lists).flat(),
      ...[...new Set(parts.flatMap(({ image }) => image ?? []))].map(wireImage),
    ],
  });
}
