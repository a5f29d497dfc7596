/** Long enough for any browser to have taken the file: Safari reads it after the click is over. */
const KEPT_MS = 60_000;

/** Has the browser save what the page has made as a file. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
