'use client';
import type { DecisionKind, WaitingAccount } from '@vitrine/accounts/desk/desk-contract.ts';
import { formatTime } from '../format-time.ts';
import { AlikeAccounts } from './alike-accounts.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import desk from './desk.module.css';
import styles from './waiting-row.module.css';
import type { DeskLanguage, DeskWords } from './words.ts';

interface WaitingRowProps {
  account: WaitingAccount;
  language: DeskLanguage;
  words: DeskWords;
  isSelected: boolean;
  isBusy: boolean;
  /** What was decided, here or elsewhere: the row keeps its place and size for a while and has nothing to press. */
  decided: 'approve' | 'decline' | 'elsewhere' | null;
  onSelect: (isSelected: boolean) => void;
  onDecide: (kind: DecisionKind) => void;
}

/** One account that waits. Its heading takes the focus when the row above it is decided. */
export function WaitingRow({ account, language, words, isSelected, isBusy, decided, onSelect, onDecide }: WaitingRowProps) {
  const { queue } = words;
  const [local, domain] = [account.email.slice(0, account.email.lastIndexOf('@') + 1), account.email.split('@').at(-1)];
  const facts: [string, string][] = [
    [queue.country, account.country ?? queue.noCountry],
    ...(account.phone ? [[queue.phone, account.phone] as [string, string]] : []),
    [queue.registered, formatTime(account.registeredAt, language)],
    [queue.confirmed, formatTime(account.confirmedAt, language)],
    [queue.language, queue.languages[account.language]],
    [queue.newsletter, account.newsletter ? queue.yes : queue.no],
  ];
  return (
    <li className={decided ? `${styles.row} ${styles.decided}` : styles.row} aria-labelledby={`desk-${account.id}`}>
      <input
        type="checkbox"
        className={desk.checkbox}
        checked={isSelected}
        aria-label={queue.select(account.name)}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <div>
        <h2 id={`desk-${account.id}`} className={desk.name} tabIndex={decided ? undefined : -1}>
          {`${words.gender[account.gender]} ${account.name}`}
        </h2>
        <p className={styles.company}>{account.company}</p>
        <p className={desk.mail}>
          <a href={`/admin/collections/accounts/${account.id}`}>
            {local}
            <b>{domain}</b>
          </a>
        </p>
        {account.asked && (
          <p className={styles.asked}>
            {queue.asked(formatTime(account.asked.at, language), account.asked.by)}: <q>{account.asked.question}</q>
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AlikeAccounts account={account} words={words} />
      <div className={styles.actions}>
        {decided && <p className={styles.state}>{queue.isDecided[decided]}</p>}
        <DecisionButtons words={words} whom={account.name} isBusy={isBusy} onDecide={onDecide} />
      </div>
    </li>
  );
}
