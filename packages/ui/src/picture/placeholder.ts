import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string>();

/** CSS image of a base64 ThumbHash, made once for each; an empty string when the hash cannot be read. */
export function placeholderImage(hash: string): string {
  const made = known.get(hash);
  if (made !== undefined) return made;
  const image = paint(hash);
  known.set(hash, image);
  return image;
}

function paint(hash: string): string {
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    return bytes.length < 5 ? '' : `url("${thumbHashToDataURL(bytes)}")`;
  } catch {
    return '';
  }
}
