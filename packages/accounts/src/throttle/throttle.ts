import { createHmac } from 'node:crypto';
import type { Queryable } from '@vitrine/server/database.ts';
import { deriveKey } from '../sessions/tokens.ts';
import { networkOf, siteOf } from './network.ts';
import { chargeTries, clearAndRefund, clearTries, refundTries, secondsToWait, takeFromBucket } from './throttle-repository.ts';

/**
 * What is tried. Of accounts: the password of a log-in, the present one of who changes it, that of a registration, the code of a
 * mailed link. Of staff: the password of a log-in, the present one of who is logged in, the code of a second factor, that of a
 * mailed link.
 */
type Secret =
  | 'login'
  | 'change-password'
  | 'confirm'
  | 'code'
  | 'staff-login'
  | 'staff-current-password'
  | 'staff-factor'
  | 'staff-code';

interface Try {
  secret: Secret;
  /** The account (or registration) the secret belongs to, as who tries names it; null: the secret names it. */
  account: string | null;
  /** Where from; null: by whom does not matter. */
  address: string | null;
  /**
   * Of who is logged in, the session they try it in: each waits by itself, or who has stolen one would keep the owner, in another, from
   * ending it.
   */
  session?: string;
  /**
   * The account was logged in to from there before: the right password is taken whatever others do elsewhere. Left out: no place is
   * better than another.
   */
  isTrustedNetwork?: boolean;
}

/** A mail that is asked for by a person who need not own the mailbox. */
interface AskedMail {
  mailbox: string;
  kind: 'registration' | 'password-reset' | 'staff-password-reset';
  /** Who asks. */
  address: string;
  /** The account was logged in to from there before: what others ask for elsewhere does not count. */
  isTrustedNetwork: boolean;
}

/** One try under way: it counts as failed until it says otherwise, so that many at once are not more than one after the other. */
export interface TryUnderWay {
  /** Throws as begin does while strangers have to wait. */
  failed(): Promise<void>;
  /** The same, unless the network is known: then who is right need not wait. */
  succeeded(): Promise<void>;
  /** It was not decided, say because the server is too busy; without effect when it was. */
  withdrawn(): Promise<void>;
}

export interface Throttle {
  /** Begins a try; throws what `refuse` makes when it has to wait. */
  begin(attempt: Try): Promise<TryUnderWay>;
  /** Forgets what failed with an account's secret, wherever from. */
  clear(secret: Secret, account: string): Promise<void>;
  /** Whether one more mail of a kind may go to a mailbox now; counts it. */
  mayMail(mail: AskedMail): Promise<boolean>;
}

/** Failures without a wait: of one account … */
const FREE = 5;
/** … and of a network, in which there may be an office. */
const FREE_OF_NETWORK = 50;
/** Mails of one kind to one mailbox at once that one network asks for (of IPv6 a /48, unless the owner is known in the /64), and seconds until one more may be: some three an hour … */
const MAILS = { most: 3, refillSeconds: 1200 };
/** … and those that all networks ask for in which its owner is not known: four strangers must act together to use these up. */
const MAILS_OF_STRANGERS = { most: 12, refillSeconds: 300 };

/** What is written where nothing is counted: never empty. */
const UNCOUNTED = { most: 1_000_000, refillSeconds: 1 };

const NOTHING = Buffer.alloc(16);

/**
 * Failed tries in `vitrine.throttle`, so that every API process counts the same: after FREE failures the next try waits 2 s,
 * doubled with each, at most 15 min. Failures count by account and network, by account from everywhere, and by network. No one can
 * be kept out from outside for good: where a person was logged in, or has set a new password by mail, the right password is
 * taken unless failures with this account from that very network make them wait. A wrong one is answered there as everywhere and
 * for any address, so no person in that network learns by it whose account is known there. Keys are HMACs, so the table names no person;
 * the first half of one is the account, so that all of an account's are found, and who proves a secret within a session ends all
 * waits for it. `refuse`: the error of who has to wait so many
 * seconds.
 */
export function createThrottle(pool: Queryable, secret: string, refuse: (seconds: number) => Error): Throttle {
  const sealed = (...parts: string[]) =>
    createHmac('sha256', deriveKey(secret, 'throttle')).update(JSON.stringify(parts)).digest().subarray(0, 16);
  const accountHalf = (kind: Secret, account: string) => sealed('account', kind, account);
  const clearAccount = (half: Buffer) =>
    clearTries(pool, Buffer.concat([half, NOTHING]), Buffer.concat([half, Buffer.alloc(16, 0xff)]));

  return {
    async begin({ secret: kind, account, address, session, isTrustedNetwork }) {
      const network = address === null ? NOTHING : sealed('network', kind, networkOf(address));
      const within = session === undefined ? network : sealed('session', kind, session);
      const ofAccount = account === null ? null : accountHalf(kind, account);
      const pair = ofAccount && Buffer.concat([ofAccount, within]);
      const everywhere = ofAccount && address !== null ? Buffer.concat([ofAccount, NOTHING]) : null;
      const office = address === null ? null : Buffer.concat([NOTHING, network]);
      const watched = [pair, everywhere, office].filter((key) => key !== null);
      // Who may be let past these is looked at when the try is decided, and only then: what everybody sees before is the same.
      const passable = isTrustedNetwork === undefined ? [] : [everywhere, office].filter((key) => key !== null);

      const { wait, held } = await secondsToWait(pool, watched, passable);
      if (wait > 0) throw refuse(Math.max(wait, held));
      const charged = held > 0 ? [pair] : [pair, everywhere];
      const keys = charged.filter((key) => key !== null);
      const taken = await chargeTries(pool, keys, FREE);
      if (taken.length < keys.length) {
        await refundTries(pool, taken);
        throw refuse((await secondsToWait(pool, keys)).wait);
      }

      let isDecided = false;
      const failed = async () => {
        isDecided = true;
        if (office) await chargeTries(pool, [office], FREE_OF_NETWORK);
        if (held > 0) throw refuse(held);
      };
      return {
        failed,
        async succeeded() {
          if (held > 0 && !isTrustedNetwork) return failed();
          isDecided = true;
          const refunded = everywhere && held === 0 ? [everywhere] : [];
          if (session === undefined) {
            if (pair) await clearAndRefund(pool, pair, refunded);
            return;
          }
          if (ofAccount) await clearAccount(ofAccount);
          if (refunded.length > 0) await refundTries(pool, refunded);
        },
        async withdrawn() {
          if (!isDecided) await refundTries(pool, keys);
        },
      };
    },
    async clear(kind, account) {
      await clearAccount(accountHalf(kind, account));
    },
    async mayMail({ mailbox, kind, address, isTrustedNetwork }) {
      const ofMailbox = sealed('mailbox', kind, mailbox);
      const asker = Buffer.concat([
        ofMailbox,
        sealed('network', 'mailbox', isTrustedNetwork ? networkOf(address) : siteOf(address)),
      ]);
      const isOfAsker = await takeFromBucket(pool, asker, MAILS);
      // Who takes nothing from strangers writes all the same: time would say whose account is known there.
      const [rest, bucket] = isOfAsker && !isTrustedNetwork ? [NOTHING, MAILS_OF_STRANGERS] : [sealed('uncounted'), UNCOUNTED];
      return (await takeFromBucket(pool, Buffer.concat([ofMailbox, rest]), bucket)) && isOfAsker;
    },
  };
}
