import { type ComponentType, useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { notify } from '../stores/notifications.ts';

/**
 * A component whose code is loaded when it is first wanted, and null until then. Code that does not come (no connection)
 * is said and given up; the next time it is tried again, which React's `lazy` would not.
 */
export function useLoaded<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  wanted: boolean,
  giveUp: () => void,
): ComponentType<P> | null {
  const t = useTexts('shell');
  const [component, setComponent] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (!wanted || component) return;
    load().then(
      (module) => setComponent(() => module.default),
      () => {
        notify({ icon: 'error', text: t('failure.network'), singleNotificationKey: 'connection' });
        giveUp();
      },
    );
  }, [wanted, component, load, giveUp, t]);
  return component;
}
