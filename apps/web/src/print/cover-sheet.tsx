import type { RegisterDocumentRequest } from '@vitrine/contract/documents.ts';
import type { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { user } from '@vitrine/contract/users.ts';
import { Logo } from '@vitrine/ui/logo.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { CoverPicture } from './print-pages.ts';
import { SheetPicture } from './sheet-picture.tsx';
import { HIGHEST } from './sheet-place.ts';
import styles from './sheets.module.css';

export type Customer = RegisterDocumentRequest['meta']['customer'];

interface Props {
  meta: Model<typeof pdfMeta>;
  sender: Model<typeof user>;
  /** Absent while there is no recipient yet. */
  recipient?: Customer | undefined;
  /** A machine of the document; absent where it has none: the editors' picture then. */
  picture?: CoverPicture | undefined;
}

const pictureOf = (meta: Props['meta']): CoverPicture | null =>
  meta.coverImage ? { image: meta.coverImage, isLight: false } : null;

/**
 * Cover of a document: a machine of it full bleed, title, recipient, sender; a customer with their own company, not the
 * maker's. Dark as a rule; a machine of the light set stands below the title, as on its own first page.
 */
export function CoverSheet({ meta, sender, recipient, picture }: Props) {
  const t = useTexts('print');
  const shown = picture ?? pictureOf(meta);
  const title = <h1 className={styles.coverTitle}>{meta.coverHeadline}</h1>;
  const role = [`${sender.firstname} ${sender.lastname}`, sender.position].filter(Boolean).join(', ');
  return (
    <section className={`${styles.sheet} ${shown?.isLight ? styles.lightCover : styles.cover}`}>
      {shown && (
        <SheetPicture
          image={shown.image}
          fill={shown.isGroup ? null : 'portrait'}
          highest={shown.isLight ? HIGHEST.lightCover : HIGHEST.cover}
          className={styles.full}
        />
      )}
      <div className={styles.inner}>
        <div>
          <Logo />
          {shown?.isLight && title}
        </div>
        <div>
          {!shown?.isLight && title}
          <dl className={styles.parties}>
            {recipient?.lastname && (
              <div>
                <dt>{meta.recipientLabel}</dt>
                <dd>
                  {t(`salutation.${recipient.gender}`)} {recipient.firstname} {recipient.lastname}
                  <br />
                  {recipient.company}
                </dd>
              </div>
            )}
            <div>
              <dt>{meta.senderLabel}</dt>
              <dd>
                {role}
                {sender.kind === 'customer' && (
                  <>
                    <br />
                    {sender.company}
                  </>
                )}
                {sender.phone && (
                  <>
                    <br />
                    {sender.phone}
                  </>
                )}
                <br />
                <a href={`mailto:${sender.email}`}>{sender.email}</a>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
