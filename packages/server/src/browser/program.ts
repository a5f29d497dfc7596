/** A browser to start: its file and what its environment needs beyond ours. */
export interface BrowserProgram {
  executablePath: string;
  env: Record<string, string>;
  source: 'setting' | 'installed' | 'bundled';
}

/** No browser can be started; the message is one sentence that says what to do. */
export class BrowserMissingError extends Error {
  override name = 'BrowserMissingError';
}
