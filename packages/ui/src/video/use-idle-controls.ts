import { VIDEO_INACTIVITY_MS } from '@vitrine/contract/constants.ts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** Controls that go while a video plays and neither pointer nor keyboard moves (catalogue.md 9), and come back with either. */
export function useIdleControls() {
  const [shown, setShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const wake = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    clearTimeout(timer.current);
    setShown(true);
    if (!video.paused) timer.current = setTimeout(() => setShown(false), VIDEO_INACTIVITY_MS);
  };
  return {
    controls: shown,
    onPause: wake,
    onPlaying: wake,
    onPointerMove: wake,
    onPointerDown: wake,
    onKeyDown: wake,
    onFocus: wake,
  };
}
