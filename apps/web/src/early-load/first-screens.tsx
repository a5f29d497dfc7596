import { caseStudy } from '@vitrine/contract/case-studies.ts';
import { contentPage, locationPage, mediaLibraryPage } from '@vitrine/contract/content-pages.ts';
import type { PageKind } from '@vitrine/contract/pages.ts';
import { productApplication } from '@vitrine/contract/product-applications.ts';
import { productLine } from '@vitrine/contract/product-lines.ts';
import { productOverview } from '@vitrine/contract/product-overview.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseOne, parseOneOf } from '@vitrine/contract/resource.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { ReactElement } from 'react';
import { lines as linesDe } from '../i18n/de/lines.ts';
import { products as productsDe } from '../i18n/de/products.ts';
import { lines as linesEn } from '../i18n/en/lines.ts';
import { products as productsEn } from '../i18n/en/products.ts';
import { CaseStudyIntro } from '../pages/case-study/intro.tsx';
import { ContentPageIntro } from '../pages/content-page/intro.tsx';
import { sectionsByEntry as machineParts, visibleSections as machineSections } from '../pages/product/sections.ts';
import { ApplicationIntro } from '../pages/product-application/intro.tsx';
import { LineIntro } from '../pages/product-line/intro.tsx';
import { sectionsByEntry as lineParts, visibleSections as lineSections } from '../pages/product-line/sections.ts';
import { Intro } from '../sections/intro/intro.tsx';
import { OverviewIntro } from '../sections/overview-intro/overview-intro.tsx';
import { oneLineFrom } from './one-line.ts';

/** What a page of some kind begins with. */
interface Beginning {
  shown: ReactElement;
  /** What is between header and intro: the tabs of a section menu, or on phones only the row of way back and share link. */
  bars: 'tabs' | 'row';
  /** Whether the words below the title move when the title comes in its own face; one line never does. */
  words: 'stay' | 'wait';
  /** In narrower windows (em) the place of the picture depends on the face of names: it waits for that. */
  certainFrom: number;
}

const TEXTS = { de: { lines: linesDe, products: productsDe }, en: { lines: linesEn, products: productsEn } };

/** Pictures that stand above the words, or behind them. */
const ALWAYS = 0;
/** Windows from which on the picture of an overview is behind its words (overview-intro.module.css), in em. */
const OVERVIEW_BEHIND = 64;

/** A menu with one entry is none (section-menu.tsx). */
const barsOf = (parts: readonly unknown[]) => (parts.length > 1 ? 'tabs' : 'row');

/** What is shown first of a kind of page, made of its document; a kind without a row comes with nothing. */
export const FIRST_SCREENS: Partial<Record<PageKind, (document: unknown, language: Language) => Beginning>> = {
  product: (document) => {
    const machine = parseOne(product, document);
    return {
      shown: <Intro product={machine} />,
      bars: barsOf(machineParts(machineSections(machine))),
      words: 'stay',
      certainFrom: oneLineFrom(machine.productKind),
    };
  },
  'product-overview': (document) => ({
    shown: <OverviewIntro overview={parseOne(productOverview, document)} />,
    bars: 'row',
    words: 'wait',
    certainFrom: OVERVIEW_BEHIND,
  }),
  'product-line': (document, language) => {
    const line = parseOne(productLine, document);
    return {
      shown: <LineIntro line={line} label={TEXTS[language].lines.kind} />,
      bars: barsOf(lineParts(lineSections(line))),
      words: 'wait',
      certainFrom: ALWAYS,
    };
  },
  'product-application': (document, language) => ({
    shown: (
      <ApplicationIntro application={parseOne(productApplication, document)} kind={TEXTS[language].products.application.label} />
    ),
    bars: 'row',
    words: 'wait',
    certainFrom: ALWAYS,
  }),
  'case-study': (document, language) => ({
    shown: <CaseStudyIntro study={parseOne(caseStudy, document)} kind={TEXTS[language].products.caseStudies.label} />,
    bars: 'row',
    words: 'wait',
    certainFrom: ALWAYS,
  }),
  'content-page': (document) => ({
    shown: <ContentPageIntro page={parseOneOf([contentPage, locationPage, mediaLibraryPage], document)} />,
    bars: 'row',
    words: 'wait',
    certainFrom: ALWAYS,
  }),
};
