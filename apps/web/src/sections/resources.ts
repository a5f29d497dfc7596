import type { assetImage } from '@vitrine/contract/assets.ts';
import type { caseStudy, caseStudyDetail } from '@vitrine/contract/case-studies.ts';
import type { faq } from '@vitrine/contract/faq.ts';
import type { productApplication } from '@vitrine/contract/product-applications.ts';
import type { productLineAutomation, productLineAutomationTeaser } from '@vitrine/contract/product-line-automation.ts';
import type { lineOutput, productLine, productLineReference, productLineTeaser } from '@vitrine/contract/product-lines.ts';
import type { productOverview } from '@vitrine/contract/product-overview.ts';
import type {
  advantage,
  caseStudyTeaser,
  download,
  highlight,
  product,
  productApplicationTeaser,
  productOption,
  productTeaser,
} from '@vitrine/contract/products.ts';
import type { relatedContent } from '@vitrine/contract/related-content.ts';
import type { Model } from '@vitrine/contract/resource.ts';

/** A product with its relationships resolved, as `product/{slug}` answers it. */
export type Product = Model<typeof product>;
/** A comparison of machines of one type, as `product-overview/{slug}` answers it. */
export type ProductOverview = Model<typeof productOverview>;
export type OutputImage = Model<typeof assetImage>;
export type Highlight = Model<typeof highlight>;
export type Advantage = Model<typeof advantage>;
export type ProductOption = Model<typeof productOption>;
/** An application as a page that leads to it shows it. */
export type ApplicationTeaser = Model<typeof productApplicationTeaser>;
/** A case study as a page that leads to it shows it. */
export type CaseStudyTeaser = Model<typeof caseStudyTeaser>;
export type TechnicalDocument = Model<typeof download>;
export type Question = Model<typeof faq>;
export type RelatedItem = Model<typeof relatedContent>;
/** A machine as a tile on another page. */
export type ProductTeaser = Model<typeof productTeaser>;
/** A product line as a tile on another page. */
export type ProductLineTeaser = Model<typeof productLineTeaser>;
/** `application/{slug}`. */
export type ProductApplication = Model<typeof productApplication>;
/** `case-study/{slug}`. */
export type CaseStudy = Model<typeof caseStudy>;
/** A part of a case study. */
export type CaseStudyDetail = Model<typeof caseStudyDetail>;
/** A product line with its relationships resolved, as `product-line/{slug}` answers it. */
export type ProductLine = Model<typeof productLine>;
export type LineOutput = Model<typeof lineOutput>;
export type LineReference = Model<typeof productLineReference>;
/** An automation as a row of its line. */
export type AutomationTeaser = Model<typeof productLineAutomationTeaser>;
/** An automation's own page, as `product-line-automation/{slug}` answers it. */
export type Automation = Model<typeof productLineAutomation>;
