import { firstPages } from '@vitrine/contract/page-numbers.ts';
import { useMemo } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { linkOrigin, printMode } from '../print-mode.ts';
import { documentsStore } from '../stores/documents.ts';
import { loadPrintRun, type PrintRun, type PrintSource } from './load-print-run.ts';
import { PrintDocument } from './print-document.tsx';
import { PrintNotice } from './print-notice.tsx';
import type { LoadPrintPages } from './print-pages.ts';
import { PrintStage } from './print-stage.tsx';
import { useFirstPages } from './use-first-pages.ts';
import { usePrintData } from './use-print-data.ts';

/** The stored request in print mode; otherwise the draft, as a preview. */
function sourceOf(): PrintSource {
  if (printMode?.offerId) return { offerId: printMode.offerId };
  const { documents, receiver } = documentsStore.getState();
  const { firstName, lastName, gender, company, email } = receiver;
  const recipient = lastName === '' ? undefined : { firstname: firstName, lastname: lastName, gender, company, email };
  return { pages: documents, recipient, createdAt: new Date() };
}

function LoadedRun({ run }: { run: PrintRun }) {
  const { chapters, meta, pageCounts, recipient } = run;
  const initial = useMemo(
    () =>
      firstPages(
        chapters.map((c) => c.path),
        pageCounts,
      ),
    [chapters, pageCounts],
  );
  const numbers = useFirstPages(initial);
  const title = [meta.coverHeadline, recipient?.company].filter(Boolean).join(', ');
  return (
    <PrintStage title={title}>
      <PrintDocument {...run} numbers={numbers} origin={linkOrigin()} />
    </PrintStage>
  );
}

/** `/document-generator/print-run`: a whole document on one page, for the renderer; without print data the draft's preview. */
export function PrintRunPage({ load }: { load: LoadPrintPages }) {
  const t = useTexts('print');
  const { data, error } = usePrintData('run', () => loadPrintRun(sourceOf(), load));
  if (error) return <PrintNotice text={t('failed')} />;
  if (!data) return <PrintNotice text={t('loading')} />;
  if (data.chapters.length === 0) return <PrintNotice text={t('preview.empty')} choose />;
  return <LoadedRun run={data} />;
}
