import { lazy } from 'react';
import type { MediaViewerProps } from './media-viewer.tsx';
import { OnceOpen } from './once-open.tsx';

/** Loads the viewer's code ahead of its first press. */
export const prepareMediaViewer = () => import(/* later: when it is opened */ './media-viewer.tsx');
const MediaViewer = lazy(() => prepareMediaViewer().then(({ MediaViewer: component }) => ({ default: component })));

/** The media viewer, whose code is loaded when it is first opened. */
export const LazyMediaViewer = (props: MediaViewerProps) => (
  <OnceOpen open={props.slides.open}>
    <MediaViewer {...props} />
  </OnceOpen>
);
