import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Locations } from '../../sections/locations/locations.tsx';
import { LocationsByRegion } from '../../sections/locations/locations-by-region.tsx';
import { LocationsFailure, LocationsPending, NoLocations } from '../../sections/locations/locations-status.tsx';
import { withCountry } from '../../sections/locations/model.ts';
import { useOnline } from '../../shell/use-online.ts';
import { locationsQuery } from './locations-query.ts';

/** The locations of the page around them: map and list, or by region without a connection (catalogue.md 2). */
export function LocationsPart() {
  const t = useTexts('locations');
  const online = useOnline();
  // A hit of the search names one of them.
  const asked = useRouterState({
    select: ({ location: { search } }) => ('location' in search && typeof search.location === 'string' ? search.location : null),
  });
  const { data, isError, refetch } = useQuery({ ...locationsQuery(), refetchOnReconnect: true });
  const locations = useMemo(() => withCountry(data ?? []), [data]);
  if (!data) return isError ? <LocationsFailure onRetry={() => void refetch()} /> : <LocationsPending label={t('loading')} />;
  if (locations.length === 0) return <NoLocations />;
  return online ? <Locations key={asked} locations={locations} asked={asked} /> : <LocationsByRegion locations={locations} />;
}
