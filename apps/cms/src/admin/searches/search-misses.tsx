'use client';
import { Button } from '@payloadcms/ui';
import { dismissRequest, doneAnswer, type Miss, madeAnswer } from '@vitrine/content-model/searches/misses-contract.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { useState } from 'react';
import { answerOf } from '../call-api.ts';
import { MissForm } from './miss-form.tsx';
import styles from './search-misses.module.css';
import { SEARCH_MISSES_WORDS } from './words.ts';

const keyOf = ({ language, query }: Miss) => `${language} ${query}`;

/** The searches, each with the way to make it a synonym beside it. */
export function SearchMisses({ misses, language }: { misses: Miss[]; language: Language }) {
  const words = SEARCH_MISSES_WORDS[language];
  const [left, setLeft] = useState(misses);
  const [open, setOpen] = useState<string | null>(null);
  const [made, setMade] = useState<{ id: string; text: string } | null>(null);
  const [failed, setFailed] = useState(false);

  const gone = (miss: Miss) => setLeft((all) => all.filter((one) => keyOf(one) !== keyOf(miss)));
  const run = async (work: () => Promise<void>) => {
    try {
      setFailed(false);
      await work();
    } catch {
      setFailed(true);
    }
  };
  const make = (miss: Miss, term: string) =>
    run(async () => {
      const body = { language: miss.language, query: miss.query, term };
      const { id } = await answerOf('/cms-api/search-misses/synonym', madeAnswer, { body, language });
      setMade({ id, text: words.made(miss.query, term) });
      setOpen(null);
      gone(miss);
    });
  const dismiss = (miss: Miss) =>
    run(async () => {
      await answerOf('/cms-api/search-misses/dismiss', doneAnswer, { body: dismissRequest.parse(miss), language });
      gone(miss);
    });

  return (
    <>
      <div role="status">
        {made && (
          <p className={styles.made}>
            {made.text} <a href={`/admin/collections/search-synonyms/${made.id}`}>{words.open}</a>
          </p>
        )}
        {left.length === 0 && <p>{words.none}</p>}
      </div>
      {failed && <p role="alert">{words.failed}</p>}
      {left.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.word}</th>
              <th scope="col">{words.language}</th>
              <th scope="col" className={styles.number}>
                {words.count}
              </th>
              <th scope="col">{words.last}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {left.map((miss) => (
              <tr key={keyOf(miss)}>
                <th scope="row">{miss.query}</th>
                <td>{words.languages[miss.language]}</td>
                <td className={styles.number}>{miss.count}</td>
                <td>{new Date(miss.last).toLocaleDateString(language, { timeZone: 'UTC' })}</td>
                <td className={styles.actions}>
                  {open === keyOf(miss) ? (
                    <MissForm miss={miss} words={words} onSave={(term) => make(miss, term)} onCancel={() => setOpen(null)} />
                  ) : (
                    <>
                      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(keyOf(miss))}>
                        {words.make}
                      </Button>
                      <Button buttonStyle="none" size="small" margin={false} onClick={() => void dismiss(miss)}>
                        {words.dismiss}
                      </Button>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a href="/admin/collections/search-synonyms">{words.all}</a>
      </p>
    </>
  );
}
