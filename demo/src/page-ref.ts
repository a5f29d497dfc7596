import type { ProductType } from '@vitrine/contract/product-types.ts';
import type { ApplicationKey } from './applications/all.ts';
import type { AutomationKey } from './automations/all.ts';
import type { CaseStudyKey } from './case-studies/all.ts';
import type { LineKey } from './lines/line-key.ts';
import type { ProductSlug } from './product-slug.ts';

/** What may stand at the foot of a page; `page` is the slug of a content page. */
export type Related =
  | { product: ProductSlug }
  | { line: LineKey }
  | { application: ApplicationKey }
  | { caseStudy: CaseStudyKey }
  | { page: string };

/** Any page that a link or a menu entry leads to. */
export type PageRef = Related | { overview: ProductType } | { automation: AutomationKey };
