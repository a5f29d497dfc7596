'use client';
import { Button } from '@payloadcms/ui';
import { type AuditEntry, auditAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { AuditTable } from './audit-table.tsx';
import { callDesk } from './call-desk.ts';
import styles from './desk.module.css';
import { ListState } from './list-state.tsx';
import { Problems } from './problems.tsx';
import { useDeskList } from './use-desk-list.ts';
import { DESK_WORDS, type DeskLanguage } from './words.ts';

/** The audit log, read only, by who, what and when. */
export function DeskAudit({ language }: { language: DeskLanguage }) {
  const all = DESK_WORDS[language];
  const words = all.audit;
  const [query, setQuery] = useState('');
  const { list, retry } = useDeskList(`/audit?${query}`, auditAnswer, language);
  const [older, setOlder] = useState<{ of: string; entries: AuditEntry[]; more: boolean } | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const known = useMemo(() => (older?.of === query ? older : { entries: [], more: null }), [older, query]);

  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '',
    );
    setOlder(null);
    setQuery(new URLSearchParams(given).toString());
  };
  const showOlder = async (entries: AuditEntry[]) => {
    try {
      const next = new URLSearchParams(query);
      next.set('before', entries.at(-1)?.id ?? '');
      const page = await callDesk(`/audit?${next}`, auditAnswer, { language });
      setOlder({ of: query, entries: [...known.entries, ...page.entries], more: page.more });
    } catch {
      setProblems([all.failed]);
    }
  };
  const choices = list.status === 'ready' ? list.data : { actions: [], staff: [] };
  return (
    <section className={styles.section} aria-label={all.tabs.audit}>
      <p className={styles.intro}>{words.intro}</p>
      <form className={styles.filters} onSubmit={filter}>
        <label className={styles.field}>
          {words.who}
          <select name="who" defaultValue="">
            <option value="">{words.everybody}</option>
            <option value="account">{words.accounts}</option>
            <option value="system">{words.kinds.system}</option>
            {choices.staff.map(({ id, name }) => (
              <option key={id} value={`staff:${id}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {words.what}
          <select name="what" defaultValue="">
            <option value="">{words.everything}</option>
            {choices.actions.map((action) => (
              <option key={action} value={action}>
                {words.actions[action] ?? action}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {words.from}
          <input type="date" name="from" />
        </label>
        <label className={styles.field}>
          {words.to}
          <input type="date" name="to" />
        </label>
        <Button type="submit" buttonStyle="secondary" size="medium" margin={false}>
          {words.filter}
        </Button>
      </form>
      <Problems problems={problems} words={all} onDismiss={() => setProblems([])} />
      <ListState list={list} words={all} onRetry={retry}>
        {(data) => {
          const entries = [...data.entries, ...known.entries];
          if (entries.length === 0) return <p className={styles.empty}>{words.empty}</p>;
          return (
            <>
              <AuditTable entries={entries} words={words} language={language} />
              {(known.more ?? data.more) && (
                <Button buttonStyle="secondary" size="small" onClick={() => void showOlder(entries)}>
                  {words.more}
                </Button>
              )}
            </>
          );
        }}
      </ListState>
    </section>
  );
}
