import { useMemo } from 'react';
import { useEnded, useSendings } from '../../stores/documents.ts';
import { useUser } from '../../stores/objects.ts';
import { type Listed, listedOf } from './outbox.ts';

/** The documents that the logged-in user sent from this device, in the order of the outbox. */
export function useOutbox(): Listed[] {
  const userId = useUser()?.id;
  const [sendings, ended] = [useSendings(), useEnded()];
  return useMemo(() => listedOf(userId, sendings, ended), [userId, sendings, ended]);
}
