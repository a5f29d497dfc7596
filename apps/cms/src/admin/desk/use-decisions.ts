'use client';
import {
  type Decision,
  type DecisionKind,
  type DecisionOutcome,
  decisionsAnswer,
  undoAnswer,
  type WaitingAccount,
} from '@vitrine/accounts/desk/desk-contract.ts';
import { useCallback, useRef, useState } from 'react';
import { CallFailed } from '../call-api.ts';
import { callDesk } from './call-desk.ts';
import { type Batch, useUndo } from './use-undo.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

type Texts = Record<DeskLanguage, string>;

const decisionFor = (kind: DecisionKind, { id, language }: WaitingAccount, texts: Texts): Decision =>
  kind === 'approve' ? { accountId: id, decision: kind } : { accountId: id, decision: kind, text: texts[language] };

/** The statuses that the desk answers who is not logged in any more. */
const LOGGED_OUT: readonly number[] = [401, 403];
const notStored = (error: unknown, words: DeskWords): string =>
  error instanceof CallFailed && LOGGED_OUT.includes(error.status) ? words.loggedOut : words.notSaved;

interface DecisionsOptions {
  words: DeskWords;
  language: DeskLanguage;
  /** After something was decided or taken back: the queue is another one. */
  onChange: () => Promise<void>;
}

/** Name of one person, or how many they are. */
export const whoOf = (accounts: readonly WaitingAccount[], words: DeskWords): string =>
  accounts.length === 1 && accounts[0] ? accounts[0].name : words.people(accounts.length);

/** Takes decisions and takes them back; `said` is told to screen readers, `problems` are on the page until they are dismissed. */
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

  /** Answers null when it was stored, or what is said of it that it was not. */
  const decide = useCallback(
    async (
      kind: DecisionKind,
      accounts: readonly WaitingAccount[],
      texts: Texts = { de: '', en: '' },
    ): Promise<string | null> => {
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
          add({ kind, who, accounts: taken, decisionIds: done.map(({ decisionId }) => decisionId) });
          setSaid([words.done[kind](who), words.undoKey, ...problem].join(' '));
        }
      } catch (error) {
        const problem = notStored(error, words);
        setProblems([problem]);
        setBusy(false);
        return problem;
      }
      void onChange().finally(() => setBusy(false));
      return null;
    },
    [words, language, onChange, conflict, add],
  );

  /** What is being taken back: pressed again, it would come too late. */
  const taken = useRef(new Set<number>());
  const undo = useCallback(
    async (batch: Batch) => {
      if (taken.current.has(batch.key)) return;
      taken.current.add(batch.key);
      try {
        const body = { decisionIds: batch.decisionIds };
        const { results } = await callDesk('/undo', undoAnswer, { body, language });
        const late = results.some(({ undone }) => !undone);
        setProblems(late ? [words.tooLate(batch.who)] : []);
        if (!late) setSaid(words.undone(batch.who));
        // Its rows stay in their places until they are in the list again.
        await onChange();
        remove(batch.key);
      } catch (error) {
        setProblems([notStored(error, words)]);
      } finally {
        taken.current.delete(batch.key);
      }
    },
    [words, language, onChange, remove],
  );

  return { busy, said, problems, dismiss: () => setProblems([]), batches, secondsLeft, decide, undo };
}
