import { Icon } from '@vitrine/ui/icon.tsx';
import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { ChevronRight, MapPin } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { LocationCard } from './location-card.tsx';
import styles from './location-list.module.css';
import { type Location, type LocationGroup, placeOf, regionKey } from './model.ts';

interface Props {
  groups: readonly LocationGroup[];
  activeId: string | null;
  /** How far away each is, where that is known. */
  distanceOf: (location: Location) => string | null;
  /** Without a map, a location opens in the list. */
  inPlace: boolean;
  onPress: (id: string) => void;
}

/** Every location as a button under its region. */
export function LocationList({ groups, activeId, distanceOf, inPlace, onPress }: Props) {
  const t = useTexts('locations');
  return groups.map(({ region, locations }) => (
    <div key={region ?? 'near'}>
      <h2 className={styles.region}>{region ? t(`regions.${regionKey(region)}`) : t('near.heading')}</h2>
      <ul>
        {locations.map((location) => {
          const { id, name } = location;
          const active = id === activeId;
          const state = inPlace ? { 'aria-expanded': active } : { 'aria-pressed': active };
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.entry}
                data-location={id}
                {...state}
                onClick={(event) => isFirstPress(event) && onPress(id)}
              >
                <b>{name}</b>
                <span>{[placeOf(location), distanceOf(location)].filter(Boolean).join(' · ')}</span>
                <Icon icon={active ? MapPin : ChevronRight} />
              </button>
              {inPlace && active && <LocationCard location={location} withoutName className={styles.open} />}
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
