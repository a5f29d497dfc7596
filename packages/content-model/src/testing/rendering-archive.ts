import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

const VIDEO = new URL('../../../../demo/media/films/k-550.mp4', import.meta.url);
const FRAMES = 8;

const frame = (index: number) =>
  sharp({ create: { width: 96, height: 72, channels: 3, background: { r: index * 20, g: 90, b: 120 } } })
    .webp()
    .toBuffer();

/** Configuration as the editor of WebRotate 360 writes it: 8 frames, one hotspot with a video, one with a text. */
export function configurationText({ frames = FRAMES, video = 'hotspots/film.mp4', head = '' } = {}): string {
  const images = Array.from({ length: frames }, (_, index) => {
    const spot = index < 3 ? '<hotspot source="bowl" offsetX="40" offsetY="30.5" />' : '';
    return `<image src="images/${String(index).padStart(2, '0')}.webp">${spot}</image>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
${head}<config>
  <settings><preloader image="images/02.webp" /><rotation firstImage="0" rotatePeriod="7" /></settings>
  <hotspots>
    <hotspot id="bowl" renderMode="0" indicatorImage="circ-cross.svg"><spotinfo src="${video}" lbl="Sch&#252;ssel" txt="" /></hotspot>
    <hotspot id="knife"><spotinfo txt="Messerkopf&#xA;mit sechs Messern" /></hotspot>
  </hotspots>
  <images rows="1">${images.join('')}</images>
</config>`;
}

export type ArchiveEntries = Record<string, Buffer | string>;

/** What a sound rendering holds, below a folder of its own. */
export async function renderingEntries(folder = 'k-550/'): Promise<ArchiveEntries> {
  const entries: ArchiveEntries = {};
  for (let index = 0; index < FRAMES; index++) {
    entries[`${folder}images/${String(index).padStart(2, '0')}.webp`] = await frame(index);
  }
  entries[`${folder}hotspots/film.mp4`] = await readFile(VIDEO);
  entries[`${folder}config.xml`] = configurationText();
  return entries;
}

/** A ZIP archive of these files; `mode` is that of the file of this name (a link, say). */
export async function zipOf(entries: ArchiveEntries, { mode = {} }: { mode?: Record<string, number> } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) {
    zip.addBuffer(Buffer.from(content), name, { mode: mode[name] ?? 0o100644 });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * The same archive with an entry under another name of the same length, which a packer would refuse to write:
 * `../x`, `/abs`, `a\b`.
 */
export function renamed(archive: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('names of one length only');
  const bytes = Buffer.from(archive);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'latin1');
  return bytes;
}
