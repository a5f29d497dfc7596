import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Locations as PrintedLocations } from '../../sections/locations/locations.print.tsx';
import { Locations } from '../../sections/locations/locations.tsx';
import { LocationsByRegion } from '../../sections/locations/locations-by-region.tsx';
import { LocationsFailure, LocationsPending, NoLocations } from '../../sections/locations/locations-status.tsx';
import { withCountry } from '../../sections/locations/model.ts';
import { useLocationChoice } from '../../sections/locations/use-location-choice.ts';
import { useOnPaper } from '../../shell/use-on-paper.ts';
import { useOnline } from '../../shell/use-online.ts';
import { locationsQuery } from './locations-query.ts';

/** The locations of the page around them: map and list, or by region without a connection (catalogue.md 2). */
export function LocationsPart() {
  const t = useTexts('locations');
  const online = useOnline();
  const isOnPaper = useOnPaper();
  // A hit of the search names one of them, and so does what is chosen; as text, whatever the router takes it for.
  const named = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('location') || null });
  const { history } = useRouter();
  const name = useCallback(
    (id: string | null) => {
      const { pathname, search, hash, state } = history.location;
      const parameters = new URLSearchParams(search);
      if (parameters.get('location') === id) return;
      if (id === null) parameters.delete('location');
      else parameters.set('location', id);
      // Each choice takes the place of the last one: a step back leads to the page before, and a reload to the same.
      history.replace(`${pathname}${parameters.size > 0 ? `?${parameters}` : ''}${hash}`, state);
    },
    [history],
  );
  const { data, isError, refetch } = useQuery({ ...locationsQuery(), refetchOnReconnect: true });
  const locations = useMemo(() => withCountry(data ?? []), [data]);
  const choice = useLocationChoice(locations, named, name);
  if (!data) return isError ? <LocationsFailure onRetry={() => void refetch()} /> : <LocationsPending label={t('loading')} />;
  if (locations.length === 0) return <NoLocations />;
  if (!online) return <LocationsByRegion locations={locations} choice={choice} />;
  return (
    <>
      <Locations locations={locations} choice={choice} />
      {/* Map and list are for a screen; what a document has of the locations stands in their place. */}
      {isOnPaper && (
        <div className="section" data-surface="light" data-join="">
          <div className="grid">
            <div>
              <PrintedLocations locations={locations} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
