import type { FirstPages } from '@vitrine/contract/page-numbers.ts';
import type { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import { chapterAnchor } from '@vitrine/contract/print.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import type { user } from '@vitrine/contract/users.ts';
import { Fragment, useLayoutEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { ContentsSheet } from './contents-sheet.tsx';
import { CoverSheet, type Customer } from './cover-sheet.tsx';
import { LastSheet } from './last-sheet.tsx';
import { monthOf } from './month.ts';
import { applyPageRules, pageRules } from './page-rules.ts';
import { PRINT_FONT } from './print-font.ts';
import type { PrintPages } from './print-pages.ts';
import { PrintSurface } from './print-surface.tsx';

export interface Chapter {
  path: string;
  title: string;
  kind: string | null;
  print: PrintPages;
}

interface Props {
  /** Absent while a draft has no recipient yet. */
  recipient?: Customer | undefined;
  createdAt: Date;
  meta: Model<typeof pdfMeta>;
  sender: Model<typeof user>;
  chapters: Chapter[];
  numbers: FirstPages;
  origin: string;
}

/** The first machine that is in the document. */
const coverOf = (chapters: readonly Chapter[]) => chapters.find(({ print }) => print.cover)?.print.cover;

const groupOf = (index: number) => `body-${index + 1}`;

/** A whole document in the order of its pages: cover, contents, chapters, last sheet. */
export function PrintDocument({ recipient, createdAt, meta, sender, chapters, numbers, origin }: Props) {
  const t = useTexts('print');
  const date = monthOf(createdAt);
  const note = recipient?.company ? t('compiledFor', { company: recipient.company, date }) : t('asOf', { date });
  const rules = pageRules(
    chapters.map((chapter, index) => ({ name: groupOf(index), title: stripSoftHyphens(chapter.title), note })),
    t('wordmark'),
    PRINT_FONT,
  );
  useLayoutEffect(() => applyPageRules(rules), [rules]);
  return (
    <PrintSurface>
      <CoverSheet meta={meta} sender={sender} recipient={recipient} picture={coverOf(chapters)} />
      <ContentsSheet headline={meta.contentsHeadline} entries={chapters} numbers={numbers} />
      {chapters.map((chapter, index) => (
        <Fragment key={chapter.path}>
          {chapter.print.render({ group: groupOf(index), anchor: chapterAnchor(index), origin })}
        </Fragment>
      ))}
      <LastSheet meta={meta} sender={sender} />
    </PrintSurface>
  );
}
