import { expect, test } from 'vitest';
import { SERVER as server, STORE as store } from '../testing/test-desktop.ts';
import { commandLink } from './commands.ts';
import { linkTarget } from './follow-links.ts';

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
