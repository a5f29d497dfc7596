import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiFailure } from '../api/failure.ts';
import { RouteFailure } from '../shell/route-failure.tsx';
import { NotFoundPage } from './not-found.ts';

/** A record that was withdrawn while its page was open is the 404 page; everything else can be tried again in place. */
export function PageFailure(props: ErrorComponentProps) {
  const gone = props.error instanceof ApiFailure && props.error.kind === 'notFound';
  return gone ? <NotFoundPage /> : <RouteFailure {...props} />;
}
