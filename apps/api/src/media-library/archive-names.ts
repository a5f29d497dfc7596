import { posix } from 'node:path';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';

const NAME_MAX = 100;
/** What Windows, macOS or a ZIP's folders do not take in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
/** Names of devices in Windows, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The title as the name of a file, without its ending. */
function stemOf(title: string): string {
  const plain = stripSoftHyphens(title).normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ');
  const stem = [...plain]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return stem === '' || DEVICE.test(stem) ? `_${stem}` : stem;
}

/** One name for each file, by title, with the ending of the file; a name that is taken, in whatever case, gets a number. */
export function archiveNames(files: readonly { title: string; file: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ title, file }) => {
    const [stem, ending] = [stemOf(title), posix.extname(file).toLowerCase()];
    let name = `${stem}${ending}`;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${stem} (${number})${ending}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
