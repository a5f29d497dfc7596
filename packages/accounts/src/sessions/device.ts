import Bowser from 'bowser';

/** What a session shows of the program it was opened with: cut, without control characters. */
export const keptUserAgent = (header: string | null | undefined): string | null =>
  header?.replace(/\p{Cc}/gu, '').slice(0, 200) ?? null;

export interface Device {
  browser: string | null;
  system: string | null;
}

/** Browser and system of a user agent in words, null when it names neither. */
export function deviceOf(userAgent: string | null): Device | null {
  if (!userAgent) return null;
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName() || null, parser.getOSName() || null];
  return browser || system ? { browser, system } : null;
}
