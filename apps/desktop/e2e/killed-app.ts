import { readdirSync, rmSync, watch } from 'node:fs';
import { expect } from 'vitest';
import { type DrivenApp, startApp, temporaryHome } from './app.ts';
import { CatalogueOnDisk } from './catalogue-on-disk.ts';
import { startMessageBus } from './message-bus.ts';
import { logIn, openSettings } from './people.ts';
import type { SwitchableServer } from './switchable-server.ts';

const LOAD_MS = 170_000;
/** Presses a checkbox of the settings by the beginning of its words. */
const PRESS_PACK = `
  const row = [...document.querySelectorAll('dialog[open] li')].find((one) => one.innerText.trim().startsWith(arguments[0]));
  const box = row?.querySelector('input');
  if (!box || box.disabled) return false;
  box.click();
  return true;`;
const PRESS_LOAD = `
  const button = [...document.querySelectorAll('dialog[open] button')].find((one) => /laden$/.test(one.innerText) && !one.disabled);
  button?.click();
  return Boolean(button);`;

/** An app that is killed again and again and started anew. It has a home and a message bus of its own: several can be beside each other. */
export class KilledApp {
  readonly #server: SwitchableServer;
  readonly #bus: Awaited<ReturnType<typeof startMessageBus>>;
  readonly #home = temporaryHome();
  #app: DrivenApp | null = null;
  /** Loads that ended for want of an answer and went on by a press. */
  lostConnections = 0;

  private constructor(server: SwitchableServer, bus: Awaited<ReturnType<typeof startMessageBus>>) {
    this.#server = server;
    this.#bus = bus;
  }

  /** A new installation whose person has logged in. */
  static async install(server: SwitchableServer): Promise<KilledApp> {
    const app = new KilledApp(server, await startMessageBus());
    await app.start();
    await logIn(app.window);
    return app;
  }

  get #running(): DrivenApp {
    if (!this.#app) throw new Error('The app does not run.');
    return this.#app;
  }

  get window() {
    return this.#running.window;
  }

  get disk(): CatalogueOnDisk {
    return new CatalogueOnDisk(this.#running.data);
  }

  async start(): Promise<void> {
    // Each bus would start programs for screen readers.
    const env = { DBUS_SESSION_BUS_ADDRESS: this.#bus.address, NO_AT_BRIDGE: '1' };
    this.#app = await startApp({ server: this.#server.url, home: this.#home.home, env });
  }

  /** kill -9 of the app. Its web views end with it. */
  async kill(): Promise<void> {
    for (const pid of this.#running.processes()) process.kill(pid, 'SIGKILL');
    await this.#running.stop();
  }

  async remove(): Promise<void> {
    await this.#app?.stop();
    this.#bus.end();
    this.#home.remove();
  }

  async switchOffline(): Promise<void> {
    await openSettings(this.window);
    await this.window.press('Offline-Modus');
  }

  isOffline(): Promise<unknown> {
    return this.window.run('return JSON.parse(localStorage.getItem("desktop") ?? "{}").state?.isOffline === true');
  }

  /** Loads the catalogue to its end, unless it is in use. */
  async loadWhole(): Promise<void> {
    if ((await this.isOffline()) === true) return;
    await this.switchOffline();
    await this.loaded(Number.POSITIVE_INFINITY);
    await expect.poll(() => this.isOffline(), { timeout: LOAD_MS }).toBe(true);
    this.expectWhole('a load to its end');
  }

  /** Begins a load of the catalogue with videos where it has none, and of one without them where it has: the next one differs. */
  async loadOtherPacks(): Promise<void> {
    const isDone = (script: string, ...input: unknown[]) =>
      expect
        .poll(() => this.window.run(script, ...input), { interval: 50 })
        .toBe(true)
        .catch(async (cause) => {
          throw new Error(`The settings let nothing be loaded: ${await this.#told()}`, { cause });
        });
    await openSettings(this.window);
    await isDone(PRESS_PACK, 'Videos');
    await isDone(PRESS_LOAD);
  }

  /** What the window says of its load, for a test that waits for it in vain. */
  #told(): Promise<unknown> {
    return this.window.run(`
      const { phase, errorType, error, counters } = JSON.parse(localStorage.getItem('desktop') ?? '{}').state ?? {};
      return JSON.stringify({ phase, errorType, error, counters }) + ' ' + document.body.innerText.slice(0, 1000)`);
  }

  /** What a person does on a machine that is too busy to answer in time: the load goes on where it was. */
  async #goOnAfterTimeout(): Promise<void> {
    const failed = await this.window.run('return JSON.parse(localStorage.getItem("desktop") ?? "{}").state?.errorType ?? null');
    if (failed !== 'internet') return;
    this.lostConnections++;
    console.log('  a load lost its connection, and goes on');
    await this.window.press('Erneut versuchen');
  }

  /** Waits until so many bytes have arrived, or the load has come to its end. */
  async loaded(until: number): Promise<void> {
    const { disk } = this;
    const isFarEnough = async () => {
      if (disk.isThere || disk.bytes() >= until) return true;
      await this.#goOnAfterTimeout();
      return false;
    };
    await expect
      .poll(isFarEnough, { timeout: LOAD_MS, interval: 10 })
      .toBe(true)
      .catch(async (cause) => {
        throw new Error(`The load stands still: ${await this.#told()}`, { cause });
      });
  }

  /** Kills the app `ms` after it began to write the text of another catalogue. */
  killAtSwitch(ms: number): Promise<void> {
    const { texts } = this.disk;
    const known = new Set(readdirSync(texts));
    return new Promise((resolve, reject) => {
      const late = setTimeout(async () => {
        watched.close();
        reject(new Error(`No catalogue came: ${await this.#told()}`));
      }, LOAD_MS);
      const watched = watch(texts, (_, name) => {
        if (!name?.startsWith('catalogue-') || known.has(name)) return;
        watched.close();
        clearTimeout(late);
        setTimeout(() => this.kill().then(resolve, reject), ms);
      });
    });
  }

  removeCatalogue(): void {
    rmSync(this.disk.folder, { recursive: true });
  }

  /** No file with other bytes than its name says, and no catalogue that lacks one. */
  expectWhole(what: string): void {
    expect(this.disk.corrupt(), what).toEqual([]);
    expect(this.disk.missing(), what).toEqual([]);
  }

  /** The app shows its page, and nothing of the load that ended with the one before. */
  async expectUsable(): Promise<void> {
    await this.window.see('main h1');
    expect(await this.window.run('return document.querySelector("dialog[open]")')).toBeNull();
  }
}
