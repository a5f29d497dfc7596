'use client';
import { Button } from '@payloadcms/ui';
import type { ErrorGroup } from '@vitrine/content-model/errors/error-groups-contract.ts';
import type { ErrorFrame, ErrorReport } from '@vitrine/contract/error-reports.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { LocalTime } from '../local-time.tsx';
import styles from './error-groups.module.css';
import { ERROR_WORDS } from './words.ts';

interface ErrorTableProps {
  groups: readonly ErrorGroup[];
  language: Language;
  /** What the button of each row says and does. */
  action: string;
  onAct: (group: ErrorGroup) => Promise<void>;
}

/** Only rotators are reported with their record: their configuration comes from a file of an editor. */
const recordOf = ({ kind, record }: ErrorReport) => (kind === 'rotator' ? record : null);
const placeOf = ({ file, line, column }: ErrorFrame) => `${file}:${line}:${column}`;

export function ErrorTable({ groups, language, action, onAct }: ErrorTableProps) {
  const words = ERROR_WORDS[language];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.where}</th>
            <th scope="col" className={styles.number}>
              {words.count}
            </th>
            <th scope="col">{words.last}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.fingerprint}>
              <th scope="row">
                {words.kinds[group.example.kind]}
                <Details group={group} language={language} />
              </th>
              <td>
                {words.sources[group.example.source]}
                {group.example.place && <code className={styles.place}>{group.example.place}</code>}
              </td>
              <td className={styles.number} data-label={words.count}>
                {group.count.toLocaleString(language)}
              </td>
              <td className={styles.time} data-label={words.last}>
                <LocalTime iso={group.last} language={language} />
              </td>
              <td>
                <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void onAct(group)}>
                  {action}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is known of the last error of a group. */
function Details({ group, language }: { group: ErrorGroup; language: Language }) {
  const words = ERROR_WORDS[language];
  const { name, code, frames } = group.example;
  const record = recordOf(group.example);
  return (
    <details className={styles.details}>
      <summary>{code ? `${name} · ${code}` : name}</summary>
      <dl>
        <dt>{words.first}</dt>
        <dd>
          <LocalTime iso={group.first} language={language} />
        </dd>
        <dt>{words.versions}</dt>
        <dd>{group.versions.join(', ')}</dd>
        {record && (
          <>
            <dt>{words.record}</dt>
            <dd>
              <a href={`/admin/collections/webrotate-360/${record}`}>{record}</a>
            </dd>
          </>
        )}
        <dt>{words.frames}</dt>
        <dd>
          {frames.length === 0 ? (
            words.noFrames
          ) : (
            <ol>
              {frames.map((frame) => (
                <li key={placeOf(frame)}>
                  <code>{placeOf(frame)}</code>
                </li>
              ))}
            </ol>
          )}
        </dd>
      </dl>
    </details>
  );
}
