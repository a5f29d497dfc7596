import type { assetImage } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { longestWord } from '../../print/longest-word.ts';
import { PrintPicture } from '../../print/print-picture.tsx';
import { placeOnSheet, SHEET_WIDTH } from '../../print/sheet-place.ts';
import sheets from '../../print/sheets.module.css';
import styles from './page-intro.print.module.css';

/** What a word in the size of a cover may have and keep its line. */
const COVER_LETTERS_MAX = 14;
/** What a headline in that size may have and keep its page, below its picture and with a subline. */
const COVER_HEADLINE_MAX = 60;

interface Props {
  headline: string;
  subline: string | null;
  image: Model<typeof assetImage> | null;
  surface: 'light' | 'steel' | 'blue';
  anchor?: string | undefined;
}

/**
 * A chapter's first page: the words above a picture that fills the page to its edges; below one that is too coarse for that and is a band at
 * its head; or large at the foot of an empty page.
 */
export function PageIntro({ headline, subline, image, surface, anchor }: Props) {
  const place = image && placeOnSheet(image, 'portrait');
  const isAtFoot = !place?.fills;
  const title = stripSoftHyphens(headline);
  const isLarge = isAtFoot && title.length <= COVER_HEADLINE_MAX && longestWord(headline) <= COVER_LETTERS_MAX;
  const isNarrow = place !== null && place.millimetres < SHEET_WIDTH;
  return (
    <section
      className={classNames(sheets.sheet, styles.intro, isAtFoot && styles.atFoot)}
      data-surface={surface === 'blue' ? 'blue' : 'steel'}
      id={anchor}
    >
      <div className={styles.words}>
        <h1 className={isLarge ? sheets.coverTitle : sheets.title}>{title}</h1>
        {subline && <p className={styles.lead}>{subline}</p>}
      </div>
      {image && place && (
        <div
          className={classNames(styles.picture, isNarrow && styles.narrow)}
          style={place.fills ? undefined : { width: `${place.millimetres}mm`, aspectRatio: place.ratio }}
        >
          <PrintPicture image={image} crop={place.crop} millimetres={place.millimetres} />
        </div>
      )}
    </section>
  );
}
