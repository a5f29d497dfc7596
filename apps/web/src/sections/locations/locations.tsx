import { Button } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { CircleAlert, RotateCcw, X } from 'lucide';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { quotable } from '../../i18n/quotable.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FindField } from './find-field.tsx';
import { LocationCard } from './location-card.tsx';
import { LocationList } from './location-list.tsx';
import styles from './locations.module.css';
import { MapPanel } from './map/map-panel.tsx';
import { hasWebGl } from './map/webgl.ts';
import { byRegion, distanceKm, type Location, nearestFirst, type Point, pressed } from './model.ts';
import { searchIn } from './search.ts';
import { useCardFocus } from './use-card-focus.ts';
import { useNearest } from './use-nearest.ts';

interface Props {
  locations: readonly Location[];
  /** The one that the address names. */
  asked: string | null;
  /** Another one, or none, was chosen: the address names the first one no more. */
  onChoice: () => void;
}

/** The list of the locations and the map that shows them; at most one is active, in both. */
export function Locations({ locations, asked, onChoice }: Props) {
  const t = useTexts('locations');
  const { language } = useLanguage();
  const common = useTexts('common');
  const cardName = useId();
  const [map, setMap] = useState<'drawn' | 'impossible' | 'failed'>(() => (hasWebGl() ? 'drawn' : 'impossible'));
  const [activeId, setActiveId] = useState(asked);
  const [query, setQuery] = useState('');
  const [shownFor, setShownFor] = useState(asked);
  const [hasChosen, setChosen] = useState(false);
  if (asked !== shownFor) {
    setShownFor(asked);
    setChosen(false);
    // The address names none any more because another one was chosen, or a step back leads to it.
    if (asked !== null || !hasChosen) setActiveId(asked);
    if (asked !== null) setQuery('');
  }
  const leave = useCallback(() => {
    setChosen(true);
    onChoice();
  }, [onChoice]);
  const search = useMemo(() => searchIn(locations, t), [locations, t]);
  const active = locations.find(({ id }) => id === activeId) ?? null;
  const isDrawn = map === 'drawn';
  const { section, card, scroller, opened, closing } = useCardFocus(activeId, isDrawn);

  const toNearest = useCallback(
    (here: Point) => {
      leave();
      setActiveId(nearestFirst(locations, here)[0]?.id ?? null);
    },
    [leave, locations],
  );
  const { nearest, ask, stop, choose } = useNearest(toNearest);
  useEffect(() => {
    if (asked !== null) choose();
  }, [asked, choose]);
  const here = nearest.state === 'here' ? nearest.here : null;
  const found = query.trim() === '' ? locations : search(query);
  const groups = here ? [{ region: null, locations: nearestFirst(found, here) }] : byRegion(found, isDrawn ? activeId : null);

  const press = (from: 'list' | 'map') => (id: string) => {
    choose();
    leave();
    const next = pressed(activeId, id);
    if (next === null) closing();
    else opened(from);
    setActiveId(next);
  };
  const close = () => {
    choose();
    leave();
    closing();
    setActiveId(null);
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
            onQuery={(typed) => {
              // A position that comes late must not move the focus away from somebody who is typing.
              choose();
              setQuery(typed);
            }}
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
                setQuery('');
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
