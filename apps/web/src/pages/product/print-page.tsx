import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { monthOf } from '../../print/month.ts';
import { applyPageRules, pageRules } from '../../print/page-rules.ts';
import { PRINT_FONT } from '../../print/print-font.ts';
import { PrintStage } from '../../print/print-stage.tsx';
import { PrintSurface } from '../../print/print-surface.tsx';
import { printMode } from '../../print-mode.ts';
import { PrintProduct } from './print.tsx';
import { productQuery } from './query.ts';

const route = getRouteApi('/product/$slug');
const GROUP = 'body-1';

/** A product's route in print mode: its print pages alone (catalogue.md 2, "Print mode"). */
export function PrintProductPage() {
  const { slug } = route.useParams();
  const { data: p } = useSuspenseQuery(productQuery(slug));
  const t = useTexts('print');
  const note = t('asOf', { date: monthOf(new Date()) });
  const rules = pageRules([{ name: GROUP, title: p.title, note }], t('wordmark'), PRINT_FONT);
  useLayoutEffect(() => applyPageRules(rules), [rules]);
  return (
    <PrintStage title={p.title}>
      <PrintSurface>
        <PrintProduct
          product={p}
          group={GROUP}
          onlyFirstPage={printMode?.onlyFirstPage}
          origin={printMode?.publicUrl ?? window.location.origin}
        />
      </PrintSurface>
    </PrintStage>
  );
}
