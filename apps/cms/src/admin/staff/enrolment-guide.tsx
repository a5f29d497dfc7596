'use client';
import type { Enrolment } from '@vitrine/accounts/staff/staff-contract.ts';
import { QrPicture } from './qr-picture.tsx';
import styles from './staff.module.css';
import type { StaffWords } from './words.ts';

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** How the authenticator app gets its secret: by a picture, by typing it, or from the same device. */
export function EnrolmentGuide({ enrolment, words }: { enrolment: Enrolment; words: StaffWords['enrol'] }) {
  return (
    <div className={styles.guide}>
      <p>{words.scan}</p>
      <QrPicture text={enrolment.uri} label={words.picture} />
      <p>
        {words.type} <code className={styles.secret}>{inGroups(enrolment.secret)}</code>
      </p>
      <p>
        <a href={enrolment.uri}>{words.open}</a>
      </p>
      <p>{words.enter}</p>
    </div>
  );
}
