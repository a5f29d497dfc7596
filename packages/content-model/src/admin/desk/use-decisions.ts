'use client';
import { useCallback, useState } from 'react';
import {
  type Decision,
  type DecisionKind,
  type DecisionOutcome,
  decisionsAnswer,
  undoAnswer,
  type WaitingAccount,
} from '../../desk/desk-contract.ts';
import { callDesk } from './call-desk.ts';
import { type Batch, useUndo } from './use-undo.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

type Texts = Record<DeskLanguage, string>;

const decisionFor = (kind: DecisionKind, { id, language }: WaitingAccount, texts: Texts): Decision =>
  kind === 'approve' ? { accountId: id, decision: kind } : { accountId: id, decision: kind, text: texts[language] };

interface DecisionsOptions {
  words: DeskWords;
  language: DeskLanguage;
  /** After something was decided or taken back: the queue is another one. */
  onChange: () => Promise<void>;
}

/** Name of one person, or how many they are. */
export const whoOf = (accounts: readonly WaitingAccount[], words: DeskWords): string =>
  accounts.length === 1 && accounts[0] ? accounts[0].name : words.people(accounts.length);

/** Takes decisions and takes them back; `said` is told to screen readers, `problems` stand on the page until they are dismissed. */
export function useDecisions({ words, language, onChange }: DecisionsOptions) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const { batches, add, remove, secondsLeft } = useUndo();

  const conflict = useCallback(
    (outcome: DecisionOutcome, accounts: readonly WaitingAccount[]): string[] => {
      const who = accounts.find(({ id }) => id === outcome.accountId)?.name ?? '';
      if (outcome.outcome === 'decided') return [words.decided(who, words.state[outcome.state], outcome.by)];
      return outcome.outcome === 'gone' ? [words.gone(who)] : [];
    },
    [words],
  );

  const decide = useCallback(
    async (kind: DecisionKind, accounts: readonly WaitingAccount[], texts: Texts = { de: '', en: '' }) => {
      setBusy(true);
      setProblems([]);
      try {
        const body = { decisions: accounts.map((account) => decisionFor(kind, account, texts)) };
        const { results } = await callDesk('/decisions', decisionsAnswer, { body, language });
        const done = results.flatMap((result) => (result.outcome === 'done' ? [result] : []));
        const taken = accounts.filter(({ id }) => done.some(({ accountId }) => accountId === id));
        const problem = results.flatMap((result) => conflict(result, accounts));
        setProblems(problem);
        if (done.length > 0) {
          const who = whoOf(taken, words);
          add({ kind, who, decisionIds: done.map(({ decisionId }) => decisionId) });
          setSaid([words.done[kind](who), words.undoKey, ...problem].join(' '));
        }
        await onChange();
      } catch {
        setProblems([words.notSaved]);
      } finally {
        setBusy(false);
      }
    },
    [words, language, onChange, conflict, add],
  );

  const undo = useCallback(
    async (batch: Batch) => {
      remove(batch.key);
      try {
        const body = { decisionIds: batch.decisionIds };
        const { results } = await callDesk('/undo', undoAnswer, { body, language });
        const late = results.some(({ undone }) => !undone);
        setProblems(late ? [words.tooLate(batch.who)] : []);
        if (!late) setSaid(words.undone(batch.who));
        await onChange();
      } catch {
        setProblems([words.notSaved]);
      }
    },
    [words, language, onChange, remove],
  );

  return { busy, said, problems, dismiss: () => setProblems([]), batches, secondsLeft, decide, undo };
}
