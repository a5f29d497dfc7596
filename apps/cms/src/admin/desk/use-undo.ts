'use client';
import { type DecisionKind, UNDO_SECONDS, type WaitingAccount } from '@vitrine/accounts/desk/desk-contract.ts';
import { useCallback, useEffect, useState } from 'react';

/** Decisions taken together, which are taken back together. */
export interface Batch {
  key: number;
  kind: DecisionKind;
  who: string;
  accounts: readonly WaitingAccount[];
  decisionIds: string[];
  until: number;
}

let lastKey = 0;
const TICK_MS = 250;

/** Decisions that can still be taken back, with the time that is left. */
export function useUndo() {
  const [batches, setBatches] = useState<Batch[]>([]);
  const [now, setNow] = useState(0);
  const counting = batches.length > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      setBatches((all) => all.filter(({ until }) => until > Date.now()));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [counting]);

  const add = useCallback((batch: Pick<Batch, 'kind' | 'who' | 'accounts' | 'decisionIds'>) => {
    lastKey += 1;
    setNow(Date.now());
    setBatches((all) => [...all, { ...batch, key: lastKey, until: Date.now() + UNDO_SECONDS * 1000 }]);
  }, []);
  const remove = useCallback((key: number) => setBatches((all) => all.filter((batch) => batch.key !== key)), []);
  const secondsLeft = useCallback(({ until }: Batch) => Math.max(1, Math.ceil((until - now) / 1000)), [now]);
  return { batches, add, remove, secondsLeft };
}
