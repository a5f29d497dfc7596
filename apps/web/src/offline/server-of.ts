/** True where an address begins with how it is asked, `https://` mostly. */
export const namesProtocol = (typed: string) => /^[a-z]+:\/\//i.test(typed.trim());

/** Names of this computer itself, which nobody gives a certificate. */
const OWN_NAMES = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function readAddress(text: string): URL {
  if (namesProtocol(text)) return new URL(text);
  const url = new URL(`https://${text}`);
  return OWN_NAMES.test(url.hostname) ? new URL(`http://${text}`) : url;
}

/**
 * The server of an address as people type it, without a path. Where they named nothing else it is asked by `https://`, this computer by
 * `http://`. Null where it is none.
 */
export function serverOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  try {
    const { protocol, origin, hostname, username } = readAddress(text);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return isWeb && hostname !== '' && username === '' ? origin : null;
  } catch {
    return null;
  }
}
