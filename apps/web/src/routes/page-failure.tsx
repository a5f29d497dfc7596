import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiFailure } from '../api/failure.ts';
import { NotFoundPage } from '../features/not-found/not-found-page.tsx';
import { RouteFailure } from '../shell/route-failure.tsx';

/** A record that was withdrawn while its page was open is the 404 page; everything else can be tried again in place. */
export function PageFailure(props: ErrorComponentProps) {
  const gone = props.error instanceof ApiFailure && props.error.kind === 'notFound';
  return gone ? <NotFoundPage /> : <RouteFailure {...props} />;
}
