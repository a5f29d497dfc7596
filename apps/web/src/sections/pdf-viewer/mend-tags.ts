/** Parts of a list or table that are neither entry nor row: a file's tags may hold them, roles may not. */
const STRAY = ['table', 'rowgroup', 'row', 'list'].map((role) => `[role="${role}"] > :not([role])`).join();

/** Takes such parts out of the tags that react-pdf shows of a page; what they name is read in the text itself. */
export function mendTags(page: HTMLElement): void {
  for (const part of page.querySelectorAll(STRAY)) part.remove();
}
