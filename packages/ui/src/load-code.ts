import { painted } from './painted.ts';

/** Where browsers name the file that did not come: Chromium and Firefox do in the error's message, WebKit does not. */
const FILE = /https?:\S+\.js/;
/** What the loader of the build throws for a style sheet, before it asks for the code. */
const STYLES = /\.css\b/;

/** Files by another address, each once. */
const repeated = new Map<string, Promise<unknown>>();

/** The style sheets that did not come: the build's own loader takes each for there once it was asked for. */
async function repeatStyles(): Promise<void> {
  const dead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => sheet === null);
  await Promise.all(
    dead.map(
      (link) =>
        new Promise((resolve, reject) => {
          const next = Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            href: `${link.href}?again=${Date.now()}`,
          });
          next.addEventListener('load', resolve);
          next.addEventListener('error', reject);
          link.replaceWith(next);
        }),
    ),
  );
}

/** A file that others import too exports the module that was asked for as one of its parts, by a name of its own. */
const moduleOf = (file: object): unknown =>
  Object.values(file).find((part) => Object.prototype.toString.call(part) === '[object Module]') ?? file;

/**
 * Loads code by its `import()`, with its styles. A browser keeps that a file did not come and refuses it from then on without asking, so a
 * second try goes to the same file by another address. What that file imports itself is not asked for again. Throws what the import threw.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T>;
export async function loadCode(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (STYLES.test(message)) {
      await repeatStyles();
      return load();
    }
    const file = FILE.exec(message)?.[0];
    if (!file) throw error;
    const again = repeated.get(file) ?? import(/* @vite-ignore */ `${file}?again=${Date.now()}`).then(moduleOf);
    repeated.set(file, again);
    again.catch(() => repeated.delete(file));
    return again;
  }
}

/**
 * A component whose code comes later, by its name in its file: loads it, as `useLoaded` of the app takes it. `ahead` loads it before it is
 * wanted, once the pointer or the focus is on what opens it: a press may be next, and a browser takes milliseconds to begin with a dozen files. Not
 * without a connection, when a browser would keep that they did not come.
 */
export function laterComponent<M, K extends keyof M>(load: () => Promise<M>, name: K) {
  const component = async (): Promise<{ default: M[K] }> => ({ default: (await loadCode(load))[name] });
  return Object.assign(component, {
    ahead: () =>
      void painted()
        .then(() => (navigator.onLine ? component() : null))
        .catch(() => null),
  });
}
