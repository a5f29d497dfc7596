import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { printMode } from '../../print-mode.ts';
import { productQuery } from '../products/product-query.ts';
import { monthOf } from './month.ts';
import { applyPageRules, pageRules } from './page-rules.ts';
import { PRINT_FONT } from './print-font.ts';
import { PrintProduct } from './print-product.tsx';
import { PrintStage } from './print-stage.tsx';
import { PrintSurface } from './print-surface.tsx';

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
