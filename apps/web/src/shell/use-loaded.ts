import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { textsOf } from '../i18n/i18n.ts';
import { platform } from '../platform.ts';
import { notify } from '../stores/notifications.ts';

/** Code that did not come is asked for again after this time, or when the connection is back. */
const RETRY_MS = 10_000;
/** A server that takes longer to answer counts as not reached, ms. */
const ANSWER_MS = 5000;

async function isServerReached(): Promise<boolean> {
  if (!platform.online.isOnline()) return false;
  const asked = platform.origin.loadAsset('/index.html', { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) });
  return asked.then(
    // A proxy answers too while the server behind it does not.
    ({ ok }) => ok,
    () => false,
  );
}

/** A server that answers has no such code any more, mostly because of an upgrade: only a reload helps, no other connection. */
async function sayWhy(signal: AbortSignal): Promise<void> {
  const sentence = (await isServerReached()) ? 'failure.part' : 'failure.network';
  if (signal.aborted) return;
  notify(() => ({ icon: 'error', text: textsOf('shell')(sentence), singleNotificationKey: 'page-connection' }));
}

/**
 * A component whose code is loaded when it is first wanted, and null until then. Code that does not come is given up, and the
 * notification says why, or where `giveUp` is null it waits silently; while it is still wanted it is tried again, which React's `lazy` would not.
 */
export function useLoaded<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  wanted: boolean,
  giveUp: (() => void) | null,
): ComponentType<P> | null {
  const [component, setComponent] = useState<ComponentType<P> | null>(null);
  const saying = useRef<AbortController>(null);
  const tell = useEffectEvent(() => {
    if (!giveUp) return;
    giveUp();
    saying.current = new AbortController();
    void sayWhy(saying.current.signal);
  });
  // The reason takes seconds to find out. By then the reader may have left, or has tried again.
  useEffect(() => () => saying.current?.abort(), []);
  useEffect(() => {
    if (!wanted) return;
    saying.current?.abort();
    if (component) return;
    let told = false;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = () => {
      if (left) return;
      timer = setTimeout(attempt, RETRY_MS);
      if (told) return;
      told = true;
      tell();
    };
    const attempt = () => {
      clearTimeout(timer);
      load().then((module) => setComponent(() => module.default), failed);
    };
    attempt();
    const stop = platform.online.onBack(attempt);
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, [wanted, component, load]);
  return component;
}
