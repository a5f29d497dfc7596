import { Skeleton } from '@vitrine/ui/skeleton.tsx';

/** Picture, name and file of an item that is on its way, in the size they will have. */
export const SkeletonCell = () => (
  <>
    <Skeleton aspectRatio="3 / 2" />
    <Skeleton height={15} width="72%" marginTop="0.875rem" />
    <Skeleton height={13} width="38%" marginTop="0.5rem" />
  </>
);
