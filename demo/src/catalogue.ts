import type { ApplicationKey } from './applications/all.ts';
import type { CaseStudyKey } from './case-studies/all.ts';
import type { AdvantageCategory, OptionCategory, ProductFamily } from './categories.ts';
import type { FigureKey } from './figures.ts';
import type { MachineName } from './machines.ts';
import type { PictureKey, TurntableKey, VideoKey } from './media.ts';
import type { ProductSlug } from './product-slug.ts';
import type { TechnicalData } from './technical-data.ts';
import type { Text } from './text.ts';

/** A headline with its copy: accordion items and sections of the full-screen view. */
interface Passage {
  headline: Text;
  copy: Text;
}

export interface Advantage {
  /** Stable within the product; the record's id is made from it. */
  key: string;
  category: AdvantageCategory;
  title: Text;
  copy: Text;
  picture: PictureKey;
  details: readonly Passage[];
}

export interface Option {
  key: string;
  categories: readonly OptionCategory[];
  title: Text;
  copy: Text;
  pictures: readonly PictureKey[];
  video?: VideoKey;
  slides: readonly Passage[];
}

export interface Highlight {
  label: Text;
  headline: Text;
  more: Passage;
  pictures: readonly PictureKey[];
}

export interface Question {
  question: Text;
  answer: Text;
}

/** One step of the cleaning instructions. */
export interface CleaningStep {
  title: Text;
  minutes: number;
  copy: Text;
}

export interface Product {
  slug: ProductSlug;
  machine: MachineName;
  family: ProductFamily;
  kind: Text;
  subline: Text;
  keyFigures: readonly FigureKey[];
  picture: PictureKey;
  preview: PictureKey;
  /** It rests on its first frame: a start picture from elsewhere would jump. */
  turntable?: TurntableKey;
  highlights: readonly Highlight[];
  advantagesHeadline: Text;
  advantages: readonly Advantage[];
  applicationsIntroduction: Text;
  applications: readonly ApplicationKey[];
  caseStudy: CaseStudyKey;
  technicalData: TechnicalData;
  options: readonly Option[];
  cleaning: readonly CleaningStep[];
  questions: readonly Question[];
  relatedHeadline: Text;
  related: readonly ProductSlug[];
}

/** "Winkelwolf WW 200" */
export const productTitle = ({ kind, machine }: Pick<Product, 'kind' | 'machine'>): Text => ({
  de: `${kind.de} ${machine}`,
  en: `${kind.en} ${machine}`,
});
