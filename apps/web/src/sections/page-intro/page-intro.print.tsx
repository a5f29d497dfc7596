import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { PrintPicture } from '../../print/print-picture.tsx';
import sheets from '../../print/sheets.module.css';
import styles from './page-intro.print.module.css';

interface Props {
  headline: string;
  subline: string | null;
  image: Model<typeof assetImage> | null;
  surface: 'light' | 'steel' | 'blue';
  anchor?: string | undefined;
}

/** A chapter's first page, full bleed: the words above the page's picture, or large at the foot of an empty page. */
export function PageIntro({ headline, subline, image, surface, anchor }: Props) {
  return (
    <section
      className={classNames(sheets.sheet, styles.intro, !image && styles.plain)}
      data-surface={surface === 'blue' ? 'blue' : 'steel'}
      id={anchor}
    >
      <div className={styles.words}>
        <h1 className={image ? sheets.title : sheets.coverTitle}>{stripSoftHyphens(headline)}</h1>
        {subline && <p className={styles.lead}>{subline}</p>}
      </div>
      {image && (
        <div className={styles.picture}>
          <PrintPicture image={image} crop="portrait" millimetres={210} />
        </div>
      )}
    </section>
  );
}
