import { useSearch } from '@tanstack/react-router';
import type { AgeCheck } from '@vitrine/offline/engine.ts';
import { INITIAL_STATE } from '@vitrine/offline/state.ts';
import { useEffect } from 'react';
import OfflineOverlays from '../flows/offline/overlays.tsx';
import { ServerPage } from '../flows/offline/server-page.tsx';
import { StartFailure } from '../flows/offline/start-failure.tsx';
import { desktopArea } from '../offline/desktop-area.ts';
import {
  notifyAge,
  notifyDisabled,
  notifyEnabled,
  notifyIncomplete,
  notifyOldVersion,
  notifyRefused,
  notifySearched,
  notifyUpdate,
} from '../offline/notices.ts';
import { offlineApp } from '../offline/offline-app.ts';
import DesktopSettings from '../shell/settings/desktop-settings.tsx';
import { setUser, type User } from '../stores/objects.ts';
import { exampleApp, STATES } from './offline-examples.ts';

const AGES: readonly AgeCheck[] = [
  { kind: 'day-warning', daysLeft: 3 },
  { kind: 'last-hours', hoursLeft: 5 },
  { kind: 'clock-warning' },
  { kind: 'forced-logout' },
];

/** What offline mode says; those of one kind replace each other. */
const NOTICES: Record<string, () => void> = {
  enabled: () => notifyEnabled(STATES.offline ?? INITIAL_STATE, false),
  disabled: notifyDisabled,
  incomplete: notifyIncomplete,
  pending: () => notifyRefused({ kind: 'update-pending' }),
  'no-space': () => notifyRefused({ kind: 'no-space', neededBytes: 3.1e9, freeBytes: 9e8 }),
  old: () => notifyOldVersion('https://katalog.varnholt.example/download/linux'),
  checking: () => notifyUpdate({ version: '1.4', step: 'checking' }),
  'no-update': () => notifySearched('none'),
  'search-failed': () => notifySearched('failed'),
  ready: () => notifyUpdate({ version: '1.4', step: 'ready' }),
  ...Object.fromEntries(AGES.map((check) => [check.kind, () => notifyAge(check)])),
};

const PERSON: User = {
  type: 'user',
  id: 'gallery',
  gender: 'f',
  firstname: 'Karin',
  lastname: 'Petersen',
  company: 'Fleischwerk Niederaue (fiktiv)',
  position: null,
  phone: null,
  email: 'gallery@varnholt.example',
  language: 'de',
  kind: 'sales',
};

/** The server of the gallery never answers. */
const main = { server: () => null, checkServer: async () => 'unreachable' as const, changeServer: async () => undefined };

/** For development: `/gallery/offline?state=<name>&settings=open&say=<notice>`, `?state=server`, `?state=failed`: every state of offline mode. */
export function OfflineGallery() {
  const { state = 'loading', settings, say } = useSearch({ strict: false });
  useEffect(() => {
    const shown = STATES[state] ?? INITIAL_STATE;
    if (settings) setUser(PERSON);
    desktopArea.setState(shown, true);
    offlineApp.setState({ app: exampleApp(shown) });
    if (say) NOTICES[say]?.();
  }, [state, settings, say]);
  if (state === 'server') return <ServerPage main={main} />;
  if (state === 'failed') return <StartFailure onRetry={() => undefined} />;
  return (
    <>
      <h1 className="sr">Offline</h1>
      {settings ? <DesktopSettings open onClose={() => undefined} /> : <OfflineOverlays />}
    </>
  );
}
