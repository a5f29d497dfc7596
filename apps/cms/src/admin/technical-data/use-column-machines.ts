'use client';
import { useFormFields } from '@payloadcms/ui';
import { columnMachines } from '@vitrine/content-model/fields/inherited-cells.ts';
import { figureSource } from '@vitrine/content-model/key-figures/figure-source.ts';
import { OUTPUT_FIELDS } from '@vitrine/content-model/output/output-figures.ts';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';

const linkedMachine = figureSource.extend({ id: z.string() });
/** A product that is in a column of another one's table, as it is published. */
export type LinkedMachine = z.infer<typeof linkedMachine>;
const answer = z.object({ docs: z.array(linkedMachine) });
const ids = z.array(z.string()).catch([]);

async function readMachines(wanted: readonly string[], signal: AbortSignal): Promise<LinkedMachine[]> {
  const query = new URLSearchParams({ depth: '0', draft: 'false', limit: '12', 'where[_status][equals]': 'published' });
  const fields = ['productTypeName', 'technicalDataTable', 'productType', ...Object.values(OUTPUT_FIELDS)];
  for (const field of fields) query.set(`select[${field}]`, 'true');
  query.set('where[id][in]', wanted.join(','));
  const response = await fetch(`/cms-api/products?${query}`, { signal, headers: { Accept: 'application/json' } });
  return response.ok ? answer.parse(await response.json()).docs : [];
}

/** The machine of each column whose values come from its own table; undefined where they are typed. */
export function useColumnMachines(columns: readonly string[]): (LinkedMachine | undefined)[] {
  const linked = useFormFields(([fields]) => fields.technicalDataProducts?.value);
  const own = useFormFields(([fields]) => fields.productTypeName?.value);
  const wanted = ids.parse(linked).join(',');
  const [machines, setMachines] = useState<LinkedMachine[]>([]);
  useEffect(() => {
    const aborted = new AbortController();
    const read = wanted === '' ? Promise.resolve([]) : readMachines(wanted.split(','), aborted.signal);
    // Without an answer the cells can be typed as before; pages take the values all the same.
    read.then(setMachines, () => {});
    return () => aborted.abort();
  }, [wanted]);
  return useMemo(() => columnMachines(columns, typeof own === 'string' ? own : null, machines), [columns, own, machines]);
}
