/** Where browsers name the file that did not come: Chromium and Firefox do in the error's message, WebKit does not. */
const FILE = /https?:\S+\.js/;

/**
 * Loads code by its `import()`. A browser keeps that a file did not come and refuses it from then on without asking, so a second try goes to
 * the same file by another address. Throws what the import threw.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const file = error instanceof Error && FILE.exec(error.message)?.[0];
    if (!file) throw error;
    return import(/* @vite-ignore */ `${file}?again=${Date.now()}`);
  }
}
