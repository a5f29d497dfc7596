import { hasTurntable, type product } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { Advantages } from './product/advantages.tsx';
import { Applications } from './product/applications.tsx';
import styles from './product/body.module.css';
import { CaseStudies } from './product/case-studies.tsx';
import { Downloads } from './product/downloads.tsx';
import { FirstPage } from './product/first-page.tsx';
import { Highlights } from './product/highlights.tsx';
import { Options } from './product/options.tsx';
import { Questions } from './product/questions.tsx';
import { TechnicalData } from './product/technical-data.tsx';

interface Props {
  product: Model<typeof product>;
  /** Page group of the body (page-rules.ts). */
  group: string;
  /** Id of the element the chapter begins with. */
  anchor?: string | undefined;
  /** Only the intro (true), all but the intro (false), both (absent); catalogue.md 2, "Print mode". */
  onlyFirstPage?: boolean | undefined;
  /** Address that links in the PDF begin with. */
  origin: string;
}

/** A product as it prints: first page full bleed, then its sections in the order of the screen page, each only if it has data. */
export function PrintProduct({ product: p, group, anchor, onlyFirstPage, origin }: Props) {
  return (
    <article>
      {onlyFirstPage !== false && <FirstPage product={p} anchor={anchor} />}
      {onlyFirstPage !== true && (
        <div className={styles.body} data-page-group={group}>
          {p.highlightList.length > 0 && !hasTurntable(p) && <Highlights highlights={p.highlightList} />}
          {p.productAdvantageList.length > 0 && (
            <Advantages headline={p.advantagesHeadline} advantages={p.productAdvantageList} />
          )}
          {p.productApplicationList.length > 0 && (
            <Applications introduction={p.content.applicationsIntroduction} applications={p.productApplicationList} />
          )}
          {p.productCaseStudyList.length > 0 && <CaseStudies caseStudies={p.productCaseStudyList} />}
          {p.content.technicalDataTable.length > 0 && <TechnicalData product={p} />}
          {p.productOptionList.length > 0 && <Options options={p.productOptionList} />}
          {p.productDownloadsList.length > 0 && <Downloads downloads={p.productDownloadsList} origin={origin} />}
          {p.faqList.length > 0 && <Questions questions={p.faqList} />}
        </div>
      )}
    </article>
  );
}
