import { useTexts } from '../../i18n/use-texts.ts';
import body from '../../print/body.module.css';
import { mailLink, telephoneLink, webLink } from './links.ts';
import styles from './locations.print.module.css';
import { addressLines, byRegion, type Location, regionKey } from './model.ts';

function Mail({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <a href={mailLink(email)}>
      {email.slice(0, at)}
      <span className={styles.host}>{email.slice(at)}</span>
    </a>
  );
}

/** Whether a page may begin with the row of an entry: a heading keeps two rows, and the last row is not alone. */
function mayBeginPage(index: number, count: number): boolean {
  const row = Math.floor(index / 2);
  return row >= 2 && row < Math.ceil(count / 2) - 1;
}

function Office({ location, mayBegin }: { location: Location; mayBegin: boolean }) {
  const t = useTexts('locations');
  const { name, phone, mobilePhone, email } = location;
  const { street, city, country } = addressLines(location);
  const web = webLink(location.web);
  return (
    <li className={styles.office} data-may-begin-page={mayBegin ? 'rows' : undefined}>
      <p className={body.entryTitle}>{name}</p>
      <address className={styles.lines}>
        <span>{street}</span>
        <span>{city}</span>
        <span>{country}</span>
      </address>
      <ul className={styles.lines}>
        {phone && (
          <li>
            <span className={styles.kind}>{t('card.phone')}</span> <a href={telephoneLink(phone)}>{phone}</a>
          </li>
        )}
        {mobilePhone && (
          <li>
            <span className={styles.kind}>{t('card.mobilePhone')}</span> <a href={telephoneLink(mobilePhone)}>{mobilePhone}</a>
          </li>
        )}
        {email && (
          <li>
            <Mail email={email} />
          </li>
        )}
        {web && (
          <li>
            <a href={web.href}>{web.label}</a>
          </li>
        )}
      </ul>
    </li>
  );
}

/** Every location under its region, two beside each other: all that map and list of the screen lead to. */
export function Locations({ locations }: { locations: readonly Location[] }) {
  const t = useTexts('locations');
  return byRegion(locations).map(({ region, locations: own }, index) => {
    if (region === null) return null;
    return (
      <section key={region} className={styles.region}>
        {index === 0 && <h2 className={body.h2}>{t('byRegion')}</h2>}
        <h3 className={body.h3}>{t(`regions.${regionKey(region)}`)}</h3>
        <ul className={styles.offices}>
          {own.map((location, place) => (
            <Office key={location.id} location={location} mayBegin={mayBeginPage(place, own.length)} />
          ))}
        </ul>
      </section>
    );
  });
}
