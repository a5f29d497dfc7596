import { beforeEach, expect, it, vi } from 'vitest';

/** A page whose first script has this address, or this text. */
async function open(src: string | null, textContent = '') {
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => src, textContent }),
  });
  const { offerBuild } = await import('./web-build.ts');
  const { notificationsStore, closeNotification } = await import('../stores/notifications.ts');
  const list = () => notificationsStore.getState().list;
  return { offerBuild, list, closeNotification };
}
beforeEach(() => vi.unstubAllGlobals());

it('a page offers a build of the server that is not its own, once, and keeps the offer until it is closed', async () => {
  const { offerBuild, list, closeNotification } = await open('/app/index-one.js');
  for (const build of ['index-one', null]) offerBuild(build);
  expect(list()).toEqual([]);
  offerBuild('index-two');
  expect(list()).toMatchObject([{ icon: 'update', action: 'reload', deleteOnClose: true }]);
  closeNotification(list()[0]?.id ?? '');
  offerBuild('index-two');
  expect(list()).toEqual([]);
  offerBuild('index-three');
  expect(list()).toHaveLength(1);
});

it('the page of a build names its entry first in the script that loads it early', async () => {
  const { offerBuild, list } = await open(null, 'var z={app:[`/app/index-one.js`,`/app/shell-x.js`]}');
  offerBuild('index-one');
  expect(list()).toEqual([]);
  offerBuild('index-two');
  expect(list()).toHaveLength(1);
});

it('in development, where no file has a hash, nothing is offered', async () => {
  for (const src of ['/src/main.tsx', null]) {
    const { offerBuild, list } = await open(src);
    offerBuild('index-two');
    expect(list()).toEqual([]);
  }
});
