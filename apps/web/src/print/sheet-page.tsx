import { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { user } from '@vitrine/contract/users.ts';
import { type ReactNode, useLayoutEffect } from 'react';
import { findOne } from '../api/find.ts';
import { queryClient } from '../api/query-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { applyPageRules, pageRules } from './page-rules.ts';
import { PRINT_FONT } from './print-font.ts';
import { PrintNotice } from './print-notice.tsx';
import { PrintStage } from './print-stage.tsx';
import { PrintSurface } from './print-surface.tsx';
import { usePrintData } from './use-print-data.ts';

interface Props {
  children: (meta: Model<typeof pdfMeta>, sender: Model<typeof user>) => ReactNode;
}

const load = () =>
  Promise.all([queryClient.fetchQuery(findOne(pdfMeta, 'pdf-meta/_all')), queryClient.fetchQuery(findOne(user, 'user/current'))]);

/** A sheet of the document generator by itself, with the contact details of the logged-in user (shell.md 2). */
export function SheetPage({ children }: Props) {
  const t = useTexts('print');
  const { data, error } = usePrintData('sheet', load);
  useLayoutEffect(() => applyPageRules(pageRules([], '', PRINT_FONT)), []);
  if (error) return <PrintNotice text={t('failed')} />;
  if (!data) return <PrintNotice text={t('loading')} />;
  const [meta, sender] = data;
  return (
    <PrintStage title={meta.coverHeadline}>
      <PrintSurface>{children(meta, sender)}</PrintSurface>
    </PrintStage>
  );
}
