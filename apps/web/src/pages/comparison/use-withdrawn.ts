import { useEffect, useState } from 'react';
import { type ComparedMachine, dropMachines, useComparison } from '../../stores/comparison.ts';
import { hasServer } from '../../stores/offline-mode.ts';
import type { Compared } from './use-compared.ts';

/** Machines that were chosen and have been withdrawn since: they leave the choice, where they would hold a place and could not be taken out. */
export function useWithdrawn({ unknown, isLoading }: Compared): ComparedMachine[] {
  const [withdrawn, setWithdrawn] = useState<ComparedMachine[]>([]);
  const { machines } = useComparison();
  const slugs = isLoading ? '' : unknown.join();
  useEffect(() => {
    // Without a server a machine may be missing only in the catalogue of then.
    if (slugs === '' || !hasServer()) return;
    const missing = new Set(slugs.split(','));
    const gone = machines.filter(({ slug }) => missing.has(slug));
    setWithdrawn((known) => [...known.filter(({ slug }) => gone.every((machine) => machine.slug !== slug)), ...gone]);
    dropMachines(gone);
    // What is chosen changes with it.
  }, [slugs]);
  return withdrawn;
}
