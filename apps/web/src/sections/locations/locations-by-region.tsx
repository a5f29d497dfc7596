import type { Region } from '@vitrine/contract/locations.ts';
import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { WifiOff } from 'lucide';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { focusAfterDialog } from './focus-after-dialog.ts';
import { LocationCard } from './location-card.tsx';
import styles from './locations-by-region.module.css';
import { byRegion, type Location, regionKey } from './model.ts';
import type { LocationChoice } from './use-location-choice.ts';

interface Props {
  locations: readonly Location[];
  choice: Pick<LocationChoice, 'activeId' | 'isGone' | 'shown'>;
}

const anchorOf = (region: Region) => `region-${regionKey(region)}`;
const nameIdOf = (id: string) => `location-${id}`;

/**
 * Without a connection: a sentence in the place of the map, and every address under its region. That of the active one is open, and a hit of
 * the search leads to its card.
 */
export function LocationsByRegion({ locations, choice: { activeId, isGone, shown } }: Props) {
  const t = useTexts('locations');
  const active = locations.find(({ id }) => id === activeId);
  useEffect(() => {
    if (activeId === null || shown.current?.id === activeId) return;
    shown.current = { id: activeId, origin: 'list' };
    const name = document.getElementById(nameIdOf(activeId));
    focusAfterDialog(name);
    name?.closest('div')?.scrollIntoView({ block: 'nearest' });
  }, [activeId, shown]);
  const items = byRegion(locations).flatMap(({ region, locations: own }) =>
    region === null
      ? []
      : {
          id: region,
          title: t(`regions.${regionKey(region)}`),
          anchor: anchorOf(region),
          note: String(own.length),
          body: (
            <div className={styles.cards}>
              {own.map((location) => (
                <LocationCard key={location.id} location={location} level={4} nameId={nameIdOf(location.id)} />
              ))}
            </div>
          ),
        },
  );
  return (
    <section className="section" data-surface="light" data-join="">
      <div className="grid">
        <div>
          <h2 className="sr">{t('byRegion')}</h2>
          <p className={styles.note} role="status">
            <Icon icon={WifiOff} />
            <span>
              {t('offline')} {isGone && t('gone')}
            </span>
          </p>
          <Accordion
            // Another one that is asked for is shown, also in a region that was closed meanwhile.
            key={active?.id}
            items={items}
            asked={active && anchorOf(active.country.region)}
            firstOpen
            wide
          />
        </div>
      </div>
    </section>
  );
}
