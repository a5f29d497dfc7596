/** The server of an address as people type it: with `https://` where they named nothing else, without a path. Null where it is none. */
export function serverOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  try {
    const { protocol, origin, hostname, username } = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return isWeb && hostname !== '' && username === '' ? origin : null;
  } catch {
    return null;
  }
}
