import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Download, MapPin } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { mailLink, routeLink, telephoneLink, webLink } from './links.ts';
import styles from './location-card.module.css';
import { addressLines, type Location } from './model.ts';
import { saveVcard } from './vcard.ts';

interface Props {
  location: Location;
  /** Where the list beside has the name already. */
  withoutName?: boolean;
  level?: 3 | 4;
  /** Id of the heading, for a frame that is named by it. */
  nameId?: string;
  className?: string | undefined;
}

/** What there is to know about a location, and what to do: call, write, go there, keep it. */
export function LocationCard({ location, withoutName = false, level = 3, nameId, className }: Props) {
  const t = useTexts('locations');
  const { name, phone, mobilePhone, email } = location;
  const { street, city, country } = addressLines(location);
  const web = webLink(location.web);
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.card, className)}>
      {!withoutName && (
        <Heading className="h4" id={nameId} tabIndex={-1}>
          {name}
        </Heading>
      )}
      <address className={styles.part}>
        {street}
        <br />
        {city}
        <br />
        {country}
      </address>
      <ul className={styles.part}>
        {phone && (
          <li>
            <a className="inline num" href={telephoneLink(phone)} aria-label={`${t('card.phone')} ${phone}`}>
              {phone}
            </a>
          </li>
        )}
        {mobilePhone && (
          <li>
            <a className="inline num" href={telephoneLink(mobilePhone)} aria-label={`${t('card.mobilePhone')} ${mobilePhone}`}>
              {mobilePhone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a className="inline" href={mailLink(email)}>
              {email}
            </a>
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        <a
          className={styles.action}
          href={routeLink(location.address, globalThis.navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon icon={MapPin} />
          {t('card.route')}
        </a>
        <button type="button" className={styles.action} onClick={() => saveVcard(location)}>
          <Icon icon={Download} />
          {t('card.save')}
        </button>
      </div>
      {web && (
        <a className={arrowLinkClass(styles.web)} href={web.href} target="_blank" rel="noreferrer">
          <ArrowLabel>{web.label}</ArrowLabel>
        </a>
      )}
    </div>
  );
}
