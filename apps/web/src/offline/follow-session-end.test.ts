import { beforeEach, expect, test } from 'vitest';
import { wantTexts } from '../i18n/i18n.ts';
import { sessionEnded } from '../session/session-end.ts';
import { clearTokens, setTokens } from '../stores/auth.ts';
import { closeNotification, notificationsStore, staysOpen } from '../stores/notifications.ts';
import { clearObjects, setUser } from '../stores/objects.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { person } from '../testing/person.ts';
import { followSessionEnd } from './follow-session-end.ts';
import { notifySessionEnd } from './notices.ts';

const list = () => notificationsStore.getState().list;

/** As a call does that the server refuses. */
function end() {
  clearTokens();
  sessionEnded();
}

await wantTexts('desktop');
followSessionEnd();

beforeEach(() => {
  setTokens('token', 'refresh token');
  setUser(person('eva'));
  offlineMode.setState({ isOn: true });
});

test('the notification that a session ended stays until it is read, offers the way online, and comes again when an action needs a session', () => {
  end();
  end();
  expect(list()).toMatchObject([{ icon: 'error', action: 'vitrine:go-online', text: expect.stringContaining('Anmeldung') }]);
  expect(list().every(staysOpen)).toBe(true);
  for (const { id } of list()) closeNotification(id);
  end();
  expect(list()).toHaveLength(1);
});

test.each([
  ['there is another session', () => setTokens('new', 'new refresh')],
  ['offline mode is over', () => offlineMode.setState({ isOn: false })],
])('it goes once %s, and the next end is announced again', (_, happen) => {
  end();
  expect(list()).toHaveLength(1);
  happen();
  expect(list()).toEqual([]);
  setTokens('token', 'refresh token');
  offlineMode.setState({ isOn: true });
  end();
  expect(list()).toHaveLength(1);
});

test('online, and without an account, there is no notification', () => {
  clearObjects();
  end();
  setUser(person('eva'));
  offlineMode.setState({ isOn: false });
  end();
  expect(list()).toEqual([]);
});

test('the message of an earlier run goes where it is no longer true', () => {
  notifySessionEnd();
  followSessionEnd();
  expect(list()).toEqual([]);
});
