import { Button } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { CircleAlert, RotateCcw, X } from 'lucide';
import { useCallback, useId, useMemo, useState } from 'react';
import { quotable } from '../../i18n/quotable.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FindField } from './find-field.tsx';
import { LocationCard } from './location-card.tsx';
import { LocationList } from './location-list.tsx';
import styles from './locations.module.css';
import { MapPanel } from './map/map-panel.tsx';
import { hasWebGl } from './map/webgl.ts';
import { byRegion, distanceKm, type Location, nearestFirst, pressed } from './model.ts';
import { searchIn } from './search.ts';
import { useCardFocus } from './use-card-focus.ts';
import type { LocationChoice } from './use-location-choice.ts';

interface Props {
  locations: readonly Location[];
  choice: LocationChoice;
}

/** The list of the locations and the map that shows them; at most one is active, in both. */
export function Locations({ locations, choice }: Props) {
  const t = useTexts('locations');
  const { language } = useLanguage();
  const common = useTexts('common');
  const cardName = useId();
  const [map, setMap] = useState<'drawn' | 'impossible' | 'failed'>(() => (hasWebGl() ? 'drawn' : 'impossible'));
  const { activeId, query, nearest, ask, stop } = choice;
  const search = useMemo(() => searchIn(locations, t, language), [locations, t, language]);
  const active = locations.find(({ id }) => id === activeId) ?? null;
  const isDrawn = map === 'drawn';
  const { section, card, scroller, opened, closing } = useCardFocus(choice, isDrawn);
  const here = nearest.state === 'here' ? nearest.here : null;
  const found = query.trim() === '' ? locations : search(query);
  const groups = here ? [{ region: null, locations: nearestFirst(found, here) }] : byRegion(found, isDrawn ? activeId : null);

  const press = (from: 'list' | 'map') => (id: string) => {
    const next = pressed(activeId, id);
    if (next === null) closing();
    else opened(from);
    choice.activate(next);
  };
  const close = () => {
    closing();
    choice.activate(null);
  };
  const distance = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 });
  const distanceOf = (location: Location) => here && distance.format(Math.max(1, Math.round(distanceKm(here, location.address))));
  const closest = here ? nearestFirst(locations, here)[0] : undefined;
  const failMap = useCallback(() => setMap('failed'), []);

  return (
    <section
      ref={section}
      className={classNames(styles.section, !isDrawn && styles.listOnly)}
      data-surface="dark"
      data-screen-only
      aria-label={t('section')}
    >
      <div className={styles.list}>
        <div>
          <FindField
            query={query}
            onQuery={choice.search}
            onEnter={() => {
              const [only, ...others] = found;
              if (only && others.length === 0 && only.id !== activeId) press('list')(only.id);
            }}
            nearest={nearest}
            onNear={here ? stop : ask}
          />
          {!isDrawn && (
            <p className={styles.told} role="status">
              <Icon icon={CircleAlert} />
              {t(map === 'impossible' ? 'map.impossible' : 'map.failed')}
            </p>
          )}
          {map === 'failed' && (
            <Button variant="line" small onClick={() => setMap('drawn')}>
              <Icon icon={RotateCcw} />
              {common('retry')}
            </Button>
          )}
          <p className={classNames(styles.said, styles.gone)} role="status">
            {choice.isGone && t('gone')}
          </p>
          <p className={styles.said} role="status">
            {nearest.state === 'denied' && t('near.denied')}
            {nearest.state === 'unavailable' && t('near.unavailable')}
            {closest && t('near.found', { name: closest.name, distance: distanceOf(closest) ?? '' })}
          </p>
          <output className={found.length === 0 ? styles.said : 'sr'}>
            {query.trim() !== '' && t('found', { count: found.length, query: quotable(query) })}
          </output>
          {found.length === 0 && (
            <Button
              variant="line"
              small
              onClick={() => {
                // The button goes with what it clears.
                section.current?.querySelector('input')?.focus();
                choice.search('');
              }}
            >
              {t('showAll')}
            </Button>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard (look.md, "Focus"). */}
        <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={t('list')}>
          <LocationList groups={groups} activeId={activeId} distanceOf={distanceOf} inPlace={!isDrawn} onPress={press('list')} />
        </section>
      </div>
      {isDrawn && (
        <MapPanel locations={locations} active={active} onPress={press('map')} onFailure={failMap} card={card}>
          {active && (
            // biome-ignore lint/a11y/useSemanticElements: a group with a name, no set of form fields.
            <div
              ref={card}
              className={styles.card}
              data-surface="light"
              role="group"
              aria-labelledby={cardName}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                // In full screen of the desktop app the same key would end that.
                event.preventDefault();
                close();
              }}
            >
              <IconButton className={styles.close} icon={X} size="m" label={t('card.close')} onClick={close} />
              <LocationCard location={active} nameId={cardName} />
            </div>
          )}
        </MapPanel>
      )}
    </section>
  );
}
