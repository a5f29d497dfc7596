'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { type FigureSource, figureSource } from '@vitrine/content-model/key-figures/figure-source.ts';
import { reduceFieldsToValues } from 'payload/shared';
import { useMemo } from 'react';

/** The figures of the product that is open, as they are in the form at this moment. */
export function useFigureSource(): FigureSource {
  const [fields] = useAllFormFields();
  return useMemo(() => figureSource.parse(reduceFieldsToValues(fields, true)), [fields]);
}
