import { laterComponent } from '@vitrine/ui/load-code.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import type { MediaViewerProps } from './media-viewer.tsx';

export const loadMediaViewer = laterComponent(() => import(/* later: when it is opened */ './media-viewer.tsx'), 'MediaViewer');

/** The media viewer, whose code is loaded when it is first opened. */
export function LazyMediaViewer(props: MediaViewerProps) {
  const { open, close } = props.slides;
  const MediaViewer = useLoaded(loadMediaViewer, open, close);
  return MediaViewer && <MediaViewer {...props} />;
}
