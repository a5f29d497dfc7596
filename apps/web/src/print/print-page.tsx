import { useLayoutEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { linkOrigin, printMode } from '../print-mode.ts';
import { monthOf } from './month.ts';
import { applyPageRules, pageRules } from './page-rules.ts';
import { PRINT_FONT } from './print-font.ts';
import { PrintNotice } from './print-notice.tsx';
import type { LoadPrintPages, PrintPages } from './print-pages.ts';
import { PrintStage } from './print-stage.tsx';
import { PrintSurface } from './print-surface.tsx';
import { usePrintData } from './use-print-data.ts';

const GROUP = 'body-1';

function LoadedPage({ title, render }: PrintPages) {
  const t = useTexts('print');
  const note = t('asOf', { date: monthOf(new Date()) });
  const rules = pageRules([{ name: GROUP, title, note }], t('wordmark'), PRINT_FONT);
  useLayoutEffect(() => applyPageRules(rules), [rules]);
  return (
    <PrintStage title={title}>
      <PrintSurface>
        {render({
          group: GROUP,
          onlyFirstPage: printMode?.onlyFirstPage,
          origin: linkOrigin(),
        })}
      </PrintSurface>
    </PrintStage>
  );
}

/** A page's route in print mode: its print pages alone (catalogue.md 2, "Print mode"). */
export function PrintPage({ path, load }: { path: string; load: LoadPrintPages }) {
  const t = useTexts('print');
  const { data, error } = usePrintData(path, () => load(path, { cached: true }));
  if (error) return <PrintNotice text={t('failed')} />;
  return data ? <LoadedPage {...data} /> : <PrintNotice text={t('loading')} />;
}
