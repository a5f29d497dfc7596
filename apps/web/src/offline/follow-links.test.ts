import { TransferError, type TransferProblem } from '@vitrine/platform/catalogue-files/types.ts';
import { memoryOrigin } from '@vitrine/platform/origin/memory.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage, wantTexts } from '../i18n/i18n.ts';
import { notificationsStore } from '../stores/notifications.ts';
import { SERVER as server, STORE as store, testDesktop, testEngine } from '../testing/test-desktop.ts';
import { commandLink } from './commands.ts';
import { followTarget, linkTarget } from './follow-links.ts';
import { notifyUpdate } from './notices.ts';
import { isUpdatePending, updates } from './updates.ts';

const to = (href: string) => linkTarget(href, { server, store });
const FILE = '/assets/0123456789abcdef/datenblatt%20ww.pdf';

test('pages of the app stay in it', () => {
  expect([to('/product/ww-200'), to('#content')]).toEqual([{ kind: 'app' }, { kind: 'app' }]);
});

test('files are saved from the server or the store that documents come from', () => {
  expect(to(`${server}/download${FILE}`)).toEqual({ kind: 'file', url: `${server}/download${FILE}`, name: 'datenblatt ww.pdf' });
  expect(to(`${store}/download${FILE}`)).toEqual({ kind: 'file', url: `${store}${FILE}`, name: 'datenblatt ww.pdf' });
  expect(to(`${store}${FILE}`)).toEqual({ kind: 'file', url: `${store}${FILE}`, name: 'datenblatt ww.pdf' });
});

test('other addresses open in the program of the system, and unknown ones nowhere', () => {
  expect(to('mailto:app@varnholt.example')).toEqual({ kind: 'outside', url: 'mailto:app@varnholt.example' });
  expect(to('https://other.example/assets/0123456789abcdef/a.pdf')).toMatchObject({ kind: 'outside' });
  expect(to('/download/linux')).toEqual({ kind: 'outside', url: `${server}/download/linux` });
  expect(to('file:///etc/passwd')).toEqual({ kind: 'app' });
});

test('notifications name what the app does', () => {
  expect(to(commandLink('install-update'))).toEqual({ kind: 'command', command: 'install-update' });
  expect(to('vitrine:format-disk')).toEqual({ kind: 'app' });
});

describe.each(['de', 'en'] as const)('in %s', (language) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await wantTexts('desktop');
    await changeLanguage(language);
  });
  beforeEach(() => {
    notificationsStore.setState({ list: [] });
    updates.setState({ pending: null });
  });
  const told = () => notificationsStore.getState().list;
  const { desktop, main } = testDesktop(memoryOrigin(new Map(), new Map()));
  const { engine } = testEngine();
  const nothing = async () => undefined;
  const stayOnline = async () => true;
  const app = {
    engine,
    start: nothing,
    retry: nothing,
    resume: nothing,
    goOnline: nothing,
    stayOnline,
    cancel: nothing,
    plan: engine.plan,
  };
  const press = (href: string) => followTarget(to(href), desktop, { ...app, freeSpace: async () => 0 });

  test('a file that cannot be saved is named with the reason', async () => {
    const reasons: [string, TransferProblem][] = [
      [server, { kind: 'status', status: 404 }],
      [store, { kind: 'status', status: 404 }],
      [server, { kind: 'status', status: 500 }],
      [server, { kind: 'disk-full' }],
      [server, { kind: 'disk', message: 'Permission denied' }],
      [server, { kind: 'network-down' }],
    ];
    const said: string[] = [];
    for (const [base, problem] of reasons) {
      main.saveFile.mockRejectedValueOnce(new TransferError(problem));
      await press(`${base}${FILE}`);
      expect(told()).toMatchObject([{ style: 'error', icon: problem.kind === 'network-down' ? 'wifi-off' : 'error' }]);
      said.push(told()[0]?.text ?? '');
    }
    expect(new Set(said).size).toBe(reasons.length);
    for (const text of said) expect(text).toMatch(/^.datenblatt ww\.pdf. [a-z ]+\. [A-Z].+\.$/);
  });

  test('a file that was saved, or that the person does not want after all, needs no word', async () => {
    await press(`${server}${FILE}`);
    main.saveFile.mockResolvedValueOnce(false);
    await press(`${server}${FILE}`);
    expect(told()).toEqual([]);
  });

  test('an update that cannot be installed replaces its notification by an error, and offline mode is free again', async () => {
    const pending = { version: '1.4.0', step: 'ready' } as const;
    updates.setState({ pending });
    notifyUpdate(pending);
    main.installUpdate.mockRejectedValueOnce(new Error('cancelled'));
    await press(commandLink('install-update'));
    expect(told()).toMatchObject([
      {
        icon: 'error',
        text: expect.stringMatching(language === 'de' ? /nicht installieren/ : /not be installed/),
        action: expect.stringMatching(/^https:\/\/catalogue\.example\/download\/\w+$/),
      },
    ]);
    expect(isUpdatePending()).toBe(false);
  });
});
