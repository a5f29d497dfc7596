import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { WifiOff } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { LocationCard } from './location-card.tsx';
import styles from './locations-by-region.module.css';
import { byRegion, type Location, regionKey } from './model.ts';

/** Without a connection: a sentence in the place of the map, and every address under its region. */
export function LocationsByRegion({ locations }: { locations: readonly Location[] }) {
  const t = useTexts('locations');
  const items = byRegion(locations).flatMap(({ region, locations: own }) =>
    region === null
      ? []
      : {
          id: region,
          title: t(`regions.${regionKey(region)}`),
          note: String(own.length),
          body: (
            <div className={styles.cards}>
              {own.map((location) => (
                <LocationCard key={location.id} location={location} level={4} />
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
            <span>{t('offline')}</span>
          </p>
          <Accordion items={items} firstOpen wide />
        </div>
      </div>
    </section>
  );
}
