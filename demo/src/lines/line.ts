import type { HOLE_FIELDS } from '@vitrine/contract/hole-diameters.ts';
import type { ApplicationKey } from '../applications/all.ts';
import type { AutomationKey } from '../automations/all.ts';
import type { CaseStudyKey } from '../case-studies/all.ts';
import type { Fact } from '../case-studies/case-study.ts';
import type { Advantage, Highlight, Question } from '../catalogue.ts';
import type { PictureKey } from '../media.ts';
import type { ProductSlug } from '../product-slug.ts';
import type { Text } from '../text.ts';

/** What a machine does in a line: a grinder by its plate, whose figures are the product's; others by kg/h. */
export type Step = { machine: ProductSlug; step: Text } & (
  | { plate: keyof typeof HOLE_FIELDS }
  | { fresh: number | null; frozen: number | null }
);

interface Goods {
  picture: PictureKey;
  description: Text;
}

export interface Output {
  headline: Text;
  /** Word of the tab. */
  goods: Text;
  steps: readonly Step[];
  note: Text;
  fresh: readonly Goods[];
  frozen: readonly Goods[];
}

interface Reference {
  company: Text;
  headline: Text;
  subline: Text;
  copy: Text;
  facts: readonly Fact[];
  picture: PictureKey;
  caseStudy?: CaseStudyKey;
}

export interface ProductLine {
  title: Text;
  subline: Text;
  picture: PictureKey;
  highlightsHeadline: Text;
  highlights: readonly Highlight[];
  reasonsHeadline: Text;
  reasons: readonly { headline: Text; copy: Text }[];
  reasonsPicture: PictureKey;
  /** Stands in for it on paper. */
  reasonsPrintPicture: PictureKey;
  advantages: readonly Advantage[];
  automationIntroduction: Text;
  automations: readonly AutomationKey[];
  applicationsIntroduction: Text;
  applications: readonly ApplicationKey[];
  outputs: readonly Output[];
  references: readonly Reference[];
  downloadsHeadline: Text;
  questions: readonly Question[];
  machines: readonly ProductSlug[];
}
