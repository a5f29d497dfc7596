'use client';
import type { WaitingAccount } from '@vitrine/accounts/desk/desk-contract.ts';
import styles from './alike-accounts.module.css';
import desk from './desk.module.css';
import type { DeskWords } from './words.ts';

/** Accounts that may be the same person or company, with links to them. */
export function AlikeAccounts({ account, words }: { account: WaitingAccount; words: DeskWords }) {
  const { queue } = words;
  const more = account.alikeTotal - account.alike.length;
  if (account.alike.length === 0) return <p className={desk.quiet}>{queue.notAlike}</p>;
  return (
    <div className={styles.alike}>
      <h3 className={styles.title}>{queue.alike}</h3>
      <ul className={desk.plain}>
        {account.alike.map((other) => (
          <li key={other.id}>
            <a href={`/admin/collections/accounts/${other.id}`}>{`${other.name}, ${other.company}`}</a>
            <span className={desk.quiet}>
              {' '}
              {[words.state[other.state], ...other.because.map((reason) => queue.because[reason])].join(' · ')}
            </span>
          </li>
        ))}
        {more > 0 && <li className={desk.quiet}>{queue.moreAlike(more)}</li>}
      </ul>
    </div>
  );
}
