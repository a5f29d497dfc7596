'use client';
import type { AuditEntry } from '@vitrine/accounts/desk/desk-contract.ts';
import { formatTime } from '../format-time.ts';
import styles from './audit-table.module.css';
import desk from './desk.module.css';
import { detailWords } from './detail-words.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

type Who = AuditEntry['actor'];
/** The beginning of an id tells two of them apart. */
const ID_LENGTH = 8;

const LINKED: Record<string, string> = { staff: 'staff', account: 'accounts' };

function Named({ who, words }: { who: Who; words: DeskWords['audit'] }) {
  const kind = words.kinds[who.kind] ?? who.kind;
  const collection = LINKED[who.kind];
  if (who.name && who.id && collection) return <a href={`/admin/collections/${collection}/${who.id}`}>{who.name}</a>;
  return <span title={who.id ?? undefined}>{who.id ? `${kind} ${who.id.slice(0, ID_LENGTH)}` : kind}</span>;
}

/** A wrong password may be anybody's: whose log-in it was is known, not who typed. */
const LOG_IN_REFUSED = 'staff-password-refused';

function Actor({ entry, words }: { entry: AuditEntry; words: DeskWords['audit'] }) {
  const { actor, action, subject } = entry;
  if (action !== LOG_IN_REFUSED || actor.kind !== 'system' || !subject) return <Named who={actor} words={words} />;
  return (
    <>
      {words.logInAs} <Named who={subject} words={words} />
    </>
  );
}

interface AuditTableProps {
  entries: readonly AuditEntry[];
  words: DeskWords['audit'];
  language: DeskLanguage;
}

/** Lines of the audit log, newest first. */
export function AuditTable({ entries, words, language }: AuditTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[words.when, words.who, words.what, words.whom, words.details].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-head={words.when}>{formatTime(entry.at, language)}</td>
            <td data-head={words.who}>
              <Actor entry={entry} words={words} />
            </td>
            <td data-head={words.what}>{words.actions[entry.action] ?? entry.action}</td>
            <td data-head={words.whom}>{entry.subject && <Named who={entry.subject} words={words} />}</td>
            <td data-head={words.details} className={desk.quiet}>
              {entry.reason === null ? detailWords(entry.details, language) : <q className={styles.reason}>{entry.reason}</q>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
