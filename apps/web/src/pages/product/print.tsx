import { hasTurntable, type product } from '@vitrine/contract/products.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import styles from '../../print/body.module.css';
import { Advantages } from '../../sections/advantages/advantages.print.tsx';
import { Applications } from '../../sections/applications/applications.print.tsx';
import { CaseStudies } from '../../sections/case-studies/case-studies.print.tsx';
import { Downloads } from '../../sections/downloads/downloads.print.tsx';
import { Questions } from '../../sections/faq/faq.print.tsx';
import { Highlights } from '../../sections/highlights/highlights.print.tsx';
import { FirstPage } from '../../sections/intro/intro.print.tsx';
import { Options } from '../../sections/options/options.print.tsx';
import { TechnicalData } from '../../sections/technical-data/technical-data.print.tsx';

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
