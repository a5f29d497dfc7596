import { MEDIA_LIBRARY_PATH } from '@vitrine/contract/page-paths.ts';
import { formatNumber } from '@vitrine/contract/sites.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { activeLanguage } from '../../api/client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import body from '../../print/body.module.css';
import { type CountedLibrary, countedCategories } from './counted-categories.ts';
import styles from './media-library.print.module.css';

interface Props {
  /** Null where only the server could count it, and it is not there. */
  library: CountedLibrary | null;
  /** Address that links in the PDF begin with. */
  origin: string;
}

/** Paper shows no library: how much there is of what, and the way to it. */
export function MediaLibrary({ library, origin }: Props) {
  const t = useTexts('print');
  const media = useTexts('media');
  const address = new URL(MEDIA_LIBRARY_PATH, origin);
  const amount = (count: number) => formatNumber(count, activeLanguage());
  const counted = ({ total }: { total: number }) => ({ count: total, amount: amount(total) });
  return (
    <section className={body.section}>
      <h2 className={body.h2}>{media('label')}</h2>
      <p className={body.lead}>{t('mediaLibrary.onlineOnly')}</p>
      <p className={styles.address}>
        <a href={address.href}>{`${address.host}${address.pathname}`}</a>
        {library && (
          <span>
            {t('mediaLibrary.images', counted(library.images))}, {t('mediaLibrary.videos', counted(library.videos))}
          </span>
        )}
      </p>
      {library && (
        <div className={body.categories}>
          {countedCategories(library).map(({ identifier, title, filters }) => (
            <section key={identifier} className={body.category} data-may-begin-page="rows">
              <h3 className={body.h3}>{stripSoftHyphens(title)}</h3>
              <table className={styles.filters}>
                <thead>
                  <tr>
                    <td />
                    <th scope="col">{media('types.image')}</th>
                    <th scope="col">{media('types.video')}</th>
                  </tr>
                </thead>
                <tbody>
                  {filters.map(({ id, title: name, isChild, images, videos }) => (
                    <tr key={id} className={classNames(isChild && styles.child)}>
                      <th scope="row">{name}</th>
                      <td>{amount(images)}</td>
                      <td>{amount(videos)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}
