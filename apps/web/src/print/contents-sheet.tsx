import { CONTENTS_ROOMY_ROWS, type FirstPages, LAST_SHEET_KEY } from '@vitrine/contract/page-numbers.ts';
import { ANCHOR_CONTENTS, ANCHOR_LAST_SHEET, chapterAnchor } from '@vitrine/contract/print.ts';
import { usualKind } from '@vitrine/contract/usual-kind.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './contents.module.css';

export interface ContentsEntry {
  path: string;
  title: string;
  /** Kind of page ("Produkt"). */
  kind: string | null;
}

interface Props {
  headline: string;
  entries: ContentsEntry[];
  numbers: FirstPages;
}

interface RowProps {
  index: number;
  title: string;
  kind: string | null;
  anchor: string;
  page: number | undefined;
}

/** One line; the number's column keeps its width, so that numbers which come later move nothing. */
function Row({ index, title, kind, anchor, page }: RowProps) {
  return (
    <li data-may-begin-page="rows">
      <a href={`#${anchor}`}>
        <span className={styles.index}>{index}</span>
        <span className={styles.title}>{title}</span>
        <span className={styles.kind}>{kind}</span>
        <span className={styles.page}>{page}</span>
      </a>
    </li>
  );
}

/** Table of contents: number, title, kind, page; each line leads to its chapter. */
export function ContentsSheet({ headline, entries, numbers }: Props) {
  const t = useTexts('print');
  const usual = usualKind(entries);
  return (
    <section className={styles.contents} id={ANCHOR_CONTENTS} data-page-height="224">
      <h1 className={styles.headline}>{headline}</h1>
      <ol className={classNames(styles.list, entries.length + 1 > CONTENTS_ROOMY_ROWS && styles.dense)}>
        {entries.map((entry, index) => (
          <Row
            key={entry.path}
            index={index + 1}
            title={entry.title}
            kind={entry.kind === usual ? null : entry.kind}
            anchor={chapterAnchor(index)}
            page={numbers[entry.path]}
          />
        ))}
        <Row
          index={entries.length + 1}
          title={t('contents.contact')}
          kind={null}
          anchor={ANCHOR_LAST_SHEET}
          page={numbers[LAST_SHEET_KEY]}
        />
      </ol>
    </section>
  );
}
