import type { ApplicationKey } from '../applications/all.ts';
import type { LineKey } from '../lines/line-key.ts';
import type { PictureKey } from '../media.ts';
import type { ProductSlug } from '../product-slug.ts';
import type { Text } from '../text.ts';
import type { Topic } from '../topics.ts';

/** A row of a table of figures. */
export interface Fact {
  label: Text;
  value: Text;
}

/** A part of the report; it shows what it has. */
interface Section {
  label: Text;
  headline?: Text;
  subline?: Text;
  copy?: Text;
  quote?: Text;
  source?: Text;
  facts?: readonly Fact[];
  pictures?: readonly PictureKey[];
}

export interface CaseStudy {
  title: Text;
  subline: Text;
  topics: readonly Topic[];
  picture: PictureKey;
  /** Stands on the pages of the products too. */
  quote: Text;
  source: Text;
  sections: readonly Section[];
  machines: readonly ProductSlug[];
  lines: readonly LineKey[];
  applications: readonly ApplicationKey[];
}
