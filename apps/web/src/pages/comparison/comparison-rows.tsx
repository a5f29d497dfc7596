import { Skeleton } from '@vitrine/ui/skeleton.tsx';

/** In the place of the table while it is on the way: machines, unless they are there, then rows. */
export const ComparisonRows = ({ isBelowMachines = false }) => (
  <>
    {!isBelowMachines && <Skeleton height="11rem" />}
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height="1.5rem" marginTop="1.75rem" />
    ))}
  </>
);
