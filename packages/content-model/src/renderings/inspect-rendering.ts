import { posix } from 'node:path';
import { thumbHashOf } from '../hooks/thumb-hash.ts';
import { archivePath, type RenderingContents } from './contents.ts';
import { safePath } from './file-path.ts';
import { type Inspected, inspectFile } from './inspect-file.ts';
import { type Configuration, parseConfiguration } from './parse-configuration.ts';
import { RenderingProblem } from './rendering-problem.ts';
import { unpack } from './unpack.ts';

/** As for a turntable of frames: fewer are no rotation. */
const FRAMES_MIN = 8;

/** A rendering as its archive describes it; the words are those of the configuration, in whatever language it has. */
export interface InspectedRendering {
  contents: RenderingContents;
  words: { id: string; label: string | null; text: string | null }[];
}

async function inspectAll(archive: Buffer): Promise<Map<string, Inspected>> {
  const files = new Map<string, Inspected>();
  for await (const file of unpack(archive)) files.set(file.path, await inspectFile(file));
  return files;
}

function theConfiguration(files: ReadonlyMap<string, Inspected>) {
  const found = [...files.values()].filter((file) => file.kind === 'configuration');
  const [first, second] = found;
  if (!first) throw new RenderingProblem('renderingNoXml');
  if (second) throw new RenderingProblem('renderingManyXml', second.path);
  return first;
}

/** A path that the configuration names, without the query that some editors append against caches. */
function localPath(reference: string): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(reference)) throw new RenderingProblem('renderingExternal', reference);
  return safePath(reference.replace(/[?#].*$/, '').replace(/^\.\//, ''));
}

function checkFrames({ rows, frames }: Configuration): void {
  const whole = Number.isInteger(rows) && rows >= 1 && frames.length % rows === 0;
  if (!whole || frames.length / rows < FRAMES_MIN) throw new RenderingProblem('renderingFrames');
}

function checkHotspots({ frames, hotspots }: Configuration): void {
  const known = new Set<string>();
  for (const { id } of hotspots) {
    if (known.has(id)) throw new RenderingProblem('renderingHotspot', id);
    known.add(id);
  }
  const unknown = frames.flatMap((frame) => frame.hotspots).find(({ source }) => !known.has(source));
  if (unknown) throw new RenderingProblem('renderingHotspot', unknown.source);
}

/** Finds files by the paths of the configuration. */
function createFinder(files: ReadonlyMap<string, Inspected>, root: string) {
  const find = (reference: string): { path: string; file: Inspected } => {
    const path = localPath(reference);
    const file = files.get(root ? `${root}/${path}` : path);
    if (!file || file.kind === 'configuration') throw new RenderingProblem('renderingMissing', reference);
    return { path, file };
  };
  const picture = (reference: string) => {
    const { path, file } = find(reference);
    if (file.kind !== 'picture') throw new RenderingProblem('renderingPicture', reference);
    return { path, width: file.width, height: file.height };
  };
  return { find, picture };
}

/** Checks an archive as a whole and says what is in it. Throws RenderingProblem. */
export async function inspectRendering(archive: Buffer): Promise<InspectedRendering> {
  const files = await inspectAll(archive);
  const { path, bytes } = theConfiguration(files);
  const configuration = parseConfiguration(bytes, path);
  checkFrames(configuration);
  checkHotspots(configuration);

  const root = posix.dirname(path) === '.' ? '' : posix.dirname(path);
  const { find, picture } = createFinder(files, root);
  const frames = configuration.frames.map(({ src }) => picture(src));
  const [first] = frames;
  if (!first) throw new RenderingProblem('renderingFrames');
  const { width, height } = first;
  const other = frames.find((frame) => frame.width !== width || frame.height !== height);
  if (other) throw new RenderingProblem('renderingFrameSize', other.path);
  const enlarged = configuration.frames.flatMap(({ highres }) => (highres ? [picture(highres).path] : []));
  const hotspots = configuration.hotspots.map(({ id, src }) => ({ id, src: src && find(src).path }));
  // An indicator without a folder is one of the viewer's own; one with a folder is a picture of the set.
  const indicators = configuration.hotspots.flatMap(({ indicator }) =>
    indicator?.includes('/') ? [picture(indicator).path] : [],
  );
  const cover = configuration.preloader ? picture(configuration.preloader).path : first.path;

  const contents = {
    root,
    configuration: posix.basename(path),
    cover,
    width,
    height,
    placeholder: '',
    images: [...new Set([...frames.map((frame) => frame.path), ...enlarged])],
    hotspotMedia: [...new Set(hotspots.flatMap(({ src }) => src ?? []))],
    theme: [...new Set(indicators)],
    hotspots,
  };
  return {
    contents: { ...contents, placeholder: await placeholderOf(archive, contents) },
    words: configuration.hotspots.map(({ id, label, text }) => ({ id, label, text })),
  };
}

async function placeholderOf(archive: Buffer, contents: RenderingContents): Promise<string> {
  const cover = archivePath(contents, contents.cover);
  for await (const { bytes } of unpack(archive, (path) => path === cover)) return thumbHashOf(bytes);
  throw new RenderingProblem('renderingMissing', contents.cover);
}
