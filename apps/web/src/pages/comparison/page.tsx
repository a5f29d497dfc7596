import { getRouteApi, Navigate } from '@tanstack/react-router';
import { comparedMachines } from '@vitrine/contract/comparisons.ts';

const route = getRouteApi('/comparison/$slug');

/** A comparison has its screen at `/compare`, where machines come and go; this is its address in a document. */
export function ComparisonPage() {
  const { slug } = route.useParams();
  const machines = comparedMachines(slug)?.join(',') ?? slug;
  return <Navigate to="/compare" search={{ machines }} replace />;
}
