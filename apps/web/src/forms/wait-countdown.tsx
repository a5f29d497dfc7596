import { useState } from 'react';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useWaitText } from './use-wait-text.ts';

interface Props {
  /** Milliseconds since 1970. */
  until: number;
  onOver: () => void;
}

/**
 * How long to wait, in an alert: counted down for the eye only. An alert is read out again with each change of what can be heard of
 * it, so that stays as it was in the beginning.
 */
export function WaitCountdown({ until, onOver }: Props) {
  const left = useSecondsLeft(until, onOver);
  const [first] = useState(left);
  const { said, shown } = useWaitText();
  return (
    <>
      <span className="sr">{said(first)}</span>
      <span className="num" aria-hidden="true">
        {shown(left)}
      </span>
    </>
  );
}
