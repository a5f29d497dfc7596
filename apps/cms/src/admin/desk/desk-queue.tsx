'use client';
import { DECISIONS_MAX, type DecisionKind, queueAnswer, type WaitingAccount } from '@vitrine/accounts/desk/desk-contract.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeptFocus } from '../use-kept-focus.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import styles from './desk.module.css';
import { ListState } from './list-state.tsx';
import { Problems } from './problems.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useDecisions, whoOf } from './use-decisions.ts';
import { useDeskList } from './use-desk-list.ts';
import { useFreshCounts } from './use-fresh-counts.ts';
import { useRowsInPlace } from './use-rows-in-place.ts';
import { WaitingRow } from './waiting-row.tsx';
import { DESK_WORDS, type DeskLanguage } from './words.ts';

/** So often somebody who looks at the queue sees what others did. */
const EVERY_SECONDS = 30;

/** Accounts that wait, to be decided one by one or many at once. */
export function DeskQueue({ language }: { language: DeskLanguage }) {
  const words = DESK_WORDS[language];
  const { list, reload, retry } = useDeskList('/queue', queueAnswer, language, EVERY_SECONDS);
  useFreshCounts(list.status === 'ready' ? list.data.accounts : null);
  const { busy, said, problems, dismiss, batches, secondsLeft, decide, undo } = useDecisions({
    words,
    language,
    onChange: reload,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<{ kind: 'decline' | 'ask'; accounts: readonly WaitingAccount[] } | null>(null);
  const section = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useKeptFocus(section);
  /** Place among those that wait of the one that was decided: the focus goes to the one that waits there next. */
  const place = useRef<number | null>(null);

  const decided = new Map(batches.flatMap(({ kind, accounts }) => (kind === 'ask' ? [] : accounts.map(({ id }) => [id, kind]))));
  const listed = list.status === 'ready' ? list.data.accounts : [];
  const rowList = useRef<HTMLUListElement>(null);
  const rows = useRowsInPlace(rowList, listed, (id) => decided.has(id));
  /** What was decided here, also when it cannot be taken back any more: its row may still be in its place. */
  const known = useRef(new Map<string, 'approve' | 'decline'>());
  useEffect(() => {
    for (const [id, kind] of decided) known.current.set(id, kind);
  });
  const isListed = new Set(listed.map(({ id }) => id));
  const decidedOf = (id: string) => decided.get(id) ?? (isListed.has(id) ? null : (known.current.get(id) ?? 'elsewhere'));
  const accounts = rows.filter(({ id }) => decidedOf(id) === null);
  const selected = accounts.filter(({ id }) => chosen.has(id));

  const run = useCallback(
    async (kind: DecisionKind, of: readonly WaitingAccount[], texts?: Record<DeskLanguage, string>) => {
      const problem = await decide(kind, of.slice(0, DECISIONS_MAX), texts);
      if (problem === null) setChosen(new Set());
      return problem;
    },
    [decide],
  );
  const start = (kind: DecisionKind, of: readonly WaitingAccount[]) => {
    place.current = accounts.findIndex(({ id }) => id === of[0]?.id);
    if (kind === 'approve') void run(kind, of);
    else setAsking({ kind, accounts: of });
  };

  useEffect(() => {
    if (busy || asking || place.current === null || list.status !== 'ready') return;
    const headings = section.current?.querySelectorAll<HTMLElement>('h2[tabindex]');
    const next = headings?.[Math.min(place.current, headings.length - 1)] ?? section.current;
    place.current = null;
    // Who is about to take it back already stays there.
    if (foot.current?.contains(document.activeElement)) return;
    // Scrolling would bring another person's buttons under the pointer, where a second click may follow.
    next?.focus({ preventScroll: true });
  }, [busy, asking, list]);

  return (
    <section ref={section} className={`${styles.section} ${styles.queue}`} aria-label={words.tabs.queue} tabIndex={-1}>
      <p className={styles.intro}>{words.queue.intro}</p>
      <p className={styles.told} role="status">
        {said}
      </p>
      <div ref={foot} className={styles.foot}>
        <Problems problems={problems} words={words} onDismiss={dismiss} />
        <UndoBar batches={batches} secondsLeft={secondsLeft} words={words} onUndo={undo} />
      </div>
      <ListState list={list} words={words} onRetry={retry}>
        {({ total }) =>
          rows.length === 0 ? (
            <p className={styles.empty}>{words.queue.empty}</p>
          ) : (
            <>
              <BulkBar
                selected={selected.length}
                total={accounts.length}
                words={words}
                isBusy={busy}
                onSelectAll={(isSelected) => setChosen(new Set(isSelected ? accounts.map(({ id }) => id) : []))}
                onDecide={(kind) => start(kind, selected)}
              />
              <ul ref={rowList} className={styles.rows}>
                {rows.map((account) => (
                  <WaitingRow
                    key={account.id}
                    account={account}
                    language={language}
                    words={words}
                    isSelected={chosen.has(account.id)}
                    isBusy={busy}
                    decided={decidedOf(account.id)}
                    onSelect={(isSelected) => {
                      const next = new Set(chosen);
                      if (isSelected) next.add(account.id);
                      else next.delete(account.id);
                      setChosen(next);
                    }}
                    onDecide={(kind) => start(kind, [account])}
                  />
                ))}
              </ul>
              {total > accounts.length && <p className={styles.quiet}>{words.queue.more(accounts.length, total)}</p>}
            </>
          )
        }
      </ListState>
      {asking && (
        <DecisionDialog
          kind={asking.kind}
          accounts={asking.accounts}
          who={whoOf(asking.accounts, words)}
          language={language}
          words={words}
          onClose={() => {
            place.current = null;
            setAsking(null);
          }}
          onSend={async (texts) => {
            const problem = await run(asking.kind, asking.accounts, texts);
            if (problem === null) setAsking(null);
            return problem;
          }}
        />
      )}
    </section>
  );
}
