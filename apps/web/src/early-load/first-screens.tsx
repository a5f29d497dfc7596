import { caseStudy } from '@vitrine/contract/case-studies.ts';
import { contentPage, locationPage, mediaLibraryPage } from '@vitrine/contract/content-pages.ts';
import { homePage } from '@vitrine/contract/home-page.ts';
import { mediaItem } from '@vitrine/contract/media-library.ts';
import { navigationItem } from '@vitrine/contract/navigation.ts';
import { outputFigures } from '@vitrine/contract/output-figures.ts';
import type { PageKind } from '@vitrine/contract/pages.ts';
import { productApplication } from '@vitrine/contract/product-applications.ts';
import { productLineAutomation } from '@vitrine/contract/product-line-automation.ts';
import { productLine } from '@vitrine/contract/product-lines.ts';
import { productOverview } from '@vitrine/contract/product-overview.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseMany, parseOne, parseOneOf } from '@vitrine/contract/resource.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { translator } from '../i18n/catalogue.ts';
import { comparison as comparisonDe } from '../i18n/de/comparison.ts';
import { lines as linesDe } from '../i18n/de/lines.ts';
import { outputs as outputsDe } from '../i18n/de/outputs.ts';
import { products as productsDe } from '../i18n/de/products.ts';
import { staticProduct as staticProductDe } from '../i18n/de/static-product.ts';
import { comparison as comparisonEn } from '../i18n/en/comparison.ts';
import { lines as linesEn } from '../i18n/en/lines.ts';
import { outputs as outputsEn } from '../i18n/en/outputs.ts';
import { products as productsEn } from '../i18n/en/products.ts';
import { staticProduct as staticProductEn } from '../i18n/en/static-product.ts';
import { CaseStudyIntro } from '../pages/case-study/intro.tsx';
import { ComparisonFrame, ComparisonLegend } from '../pages/comparison/comparison-frame.tsx';
import { ComparisonRows } from '../pages/comparison/comparison-rows.tsx';
import { comparisonOf, hasGaps } from '../pages/comparison/model.ts';
import { SwitchAtFirst } from '../pages/comparison/switch.tsx';
import { TableAtFirst } from '../pages/comparison/table-at-first.tsx';
import { ContentPageIntro } from '../pages/content-page/intro.tsx';
import { HomeIntro } from '../pages/home/intro.tsx';
import { sectionsByEntry as machineParts, visibleSections as machineSections } from '../pages/product/sections.ts';
import { ApplicationIntro } from '../pages/product-application/intro.tsx';
import { LineIntro } from '../pages/product-line/intro.tsx';
import { sectionsByEntry as lineParts, visibleSections as lineSections } from '../pages/product-line/sections.ts';
import { AutomationIntro } from '../pages/product-line-automation/intro.tsx';
import { StaticProductIntro } from '../pages/static-product/intro.tsx';
import { factsOf, findStaticProduct } from '../pages/static-product/model.ts';
import { mediaOf } from '../sections/full-screen/media.ts';
import { GalleryAtFirst } from '../sections/gallery/gallery-at-first.tsx';
import { Intro } from '../sections/intro/intro.tsx';
import { LibraryAtFirst } from '../sections/media-library/library-at-first.tsx';
import { OverviewIntro } from '../sections/overview-intro/overview-intro.tsx';
import { ViewerWaits } from '../sections/pdf-viewer/viewer-waits.tsx';
import { oneLineFrom } from './one-line.ts';

/** What a page of some kind begins with. */
interface Beginning {
  shown: ReactElement;
  /**
   * What is above the intro: the header with the tabs of a section menu, with the row of way back and share link on phones, or alone; `over`
   * when the header is on the picture.
   */
  bars: 'tabs' | 'row' | 'header' | 'over';
  /** Whether the words below the title move when the title comes in its own face; one line never does. */
  words: 'stay' | 'wait';
  /** In narrower windows (em) the place of the picture depends on the face of names: it waits for that. */
  certainFrom: number;
}

const TEXTS = {
  de: { comparison: comparisonDe, lines: linesDe, outputs: outputsDe, products: productsDe, staticProduct: staticProductDe },
  en: { comparison: comparisonEn, lines: linesEn, outputs: outputsEn, products: productsEn, staticProduct: staticProductEn },
};

/** For what is above the words, or behind them. */
export const ALWAYS = 0;
/** For what is below a title. */
export const NEVER = Number.POSITIVE_INFINITY;
/** Windows from which on the picture of an overview is behind its words (overview-intro.module.css), in em. */
const OVERVIEW_BEHIND = 64;

/** A menu with one entry is none (section-menu.tsx). */
const barsOf = (parts: readonly unknown[]) => (parts.length > 1 ? 'tabs' : 'row');

type FirstScreenKind = PageKind | 'home' | 'media-library';

/** The page of the media library, and the first items of its grid. */
const libraryContent = z.object({ page: z.unknown(), items: z.array(mediaItem) });

/** The published tables of output, and the machines that a comparison is of; none where all such pages begin alike. */
const comparisonContent = z.object({ figures: z.unknown(), machines: z.array(z.unknown()) });

/** What is shown first of a kind of page, made of what it asks for first; null for a PDF that is gone. */
export const FIRST_SCREENS: Record<FirstScreenKind, (content: unknown, language: Language) => Beginning | null> = {
  home: (document) => ({
    shown: <HomeIntro page={parseOne(homePage, document)} />,
    bars: 'over',
    words: 'wait',
    certainFrom: ALWAYS,
  }),
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
  'product-line-automation': (document) => {
    const automation = parseOne(productLineAutomation, document);
    return {
      shown: (
        <AutomationIntro
          automation={automation}
          gallery={<GalleryAtFirst items={mediaOf(automation.imageList, automation.videoList)} />}
        />
      ),
      bars: 'header',
      words: 'wait',
      certainFrom: NEVER,
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
  'media-library': (content) => {
    const { page, items } = libraryContent.parse(content);
    const library = parseOne(mediaLibraryPage, page);
    return {
      shown: (
        <>
          <ContentPageIntro page={library} />
          {!library.image && <LibraryAtFirst items={items} />}
        </>
      ),
      bars: 'row',
      words: 'wait',
      certainFrom: library.image ? ALWAYS : NEVER,
    };
  },
  'static-product': (entry, language) => {
    const product = findStaticProduct(parseMany(navigationItem, entry));
    if (!product) return null;
    const t = translator(TEXTS[language].staticProduct, language);
    return {
      shown: (
        <StaticProductIntro
          title={product.title}
          facts={factsOf(product, t, language)}
          viewer={<ViewerWaits label={t('loading')} />}
        />
      ),
      bars: 'row',
      words: 'wait',
      certainFrom: NEVER,
    };
  },
  comparison: (content, language) => {
    const { figures, machines } = comparisonContent.parse(content);
    const { comparison, outputs } = TEXTS[language];
    const isChosen = machines.length > 0;
    const { columns, groups } = comparisonOf(
      machines.map((machine) => parseOne(product, machine)),
      isChosen ? parseMany(outputFigures, figures) : [],
      language,
      { comparison: translator(comparison, language), outputs: translator(outputs, language) },
    );
    const legend = isChosen && (
      <ComparisonLegend different={comparison.different} noFigure={hasGaps(groups) ? comparison.noFigure : null}>
        <SwitchAtFirst>{comparison.onlyDifferences}</SwitchAtFirst>
      </ComparisonLegend>
    );
    return {
      shown: (
        <ComparisonFrame headline={comparison.headline} level={1} legend={legend}>
          {isChosen ? <TableAtFirst columns={columns} /> : <ComparisonRows />}
        </ComparisonFrame>
      ),
      bars: 'header',
      words: 'wait',
      certainFrom: NEVER,
    };
  },
};
