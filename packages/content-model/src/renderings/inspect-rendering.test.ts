import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ArchiveEntries, configurationText, renamed, renderingEntries, zipOf } from '../testing/rendering-archive.ts';
import { renderingFolder } from './contents.ts';
import { inspectRendering } from './inspect-rendering.ts';
import { LIMITS } from './limits.ts';
import { problemText, RenderingProblem } from './rendering-problem.ts';

let sound: ArchiveEntries;
beforeAll(async () => {
  sound = await renderingEntries();
});

/** Key and subject of the refusal; null when there is none. */
const problem = async (archive: Buffer): Promise<[string, string] | null> =>
  inspectRendering(archive).then(
    () => null,
    (error: unknown) => {
      if (error instanceof RenderingProblem) return [error.key, error.subject];
      throw error;
    },
  );
const problemOf = async (entries: ArchiveEntries, mode: Record<string, number> = {}) =>
  problem(await zipOf({ ...sound, ...entries }, { mode }));
const withConfiguration = (text: string) => problemOf({ 'k-550/config.xml': text });

describe('a sound archive', () => {
  test('is described by its configuration, whatever the operating system added', async () => {
    const litter = { '__MACOSX/k-550/._config.xml': 'x', 'k-550/.DS_Store': 'x', 'k-550/images/Thumbs.db': 'x' };
    const { contents, words } = await inspectRendering(await zipOf({ ...sound, ...litter }));
    expect(contents).toMatchObject({
      root: 'k-550',
      configuration: 'config.xml',
      cover: 'images/02.webp',
      width: 96,
      height: 72,
      hotspotMedia: ['hotspots/film.mp4'],
      theme: [],
      hotspots: [
        { id: 'bowl', src: 'hotspots/film.mp4' },
        { id: 'knife', src: null },
      ],
    });
    expect(contents.images).toHaveLength(8);
    expect(contents.placeholder).toMatch(/^[A-Za-z0-9+/]{20,40}={0,2}$/);
    expect(words).toEqual([
      { id: 'bowl', label: 'Schüssel', text: null },
      { id: 'knife', label: null, text: 'Messerkopf\nmit sechs Messern' },
    ]);
  });

  test('may have its configuration at the top, and queries against caches in its paths', async () => {
    const entries = await renderingEntries('');
    const text = configurationText().replaceAll('.webp"', '.webp?t=1700000000"');
    const { contents } = await inspectRendering(await zipOf({ ...entries, 'config.xml': text }));
    expect([contents.root, renderingFolder(contents), contents.images[0]]).toEqual(['', 'rendering', 'images/00.webp']);
  });
});

describe('an archive is refused for a path that leaves the folder', () => {
  test.each(['../x1.webp', '/xx1.webp', 'a\\x1.webp', 'C:xx1.webp', 'a/../1.webp'])('%s', async (path) => {
    const name = 'x'.repeat(path.length - 5).concat('.webp');
    const archive = renamed(await zipOf({ ...sound, [name]: sound['k-550/images/00.webp'] ?? '' }), name, path);
    expect(await problem(archive)).toEqual(['renderingPath', path]);
  });
  test('a folder that leads out', async () => {
    expect(
      await problem(renamed(await zipOf({ ...sound, 'xxxxx/y.webp': sound['k-550/images/00.webp'] ?? '' }), 'xxxxx', '../..')),
    ).toEqual(['renderingPath', '../../y.webp']);
  });
  test('a link', async () => {
    expect(await problemOf({ 'k-550/link.webp': '/etc/passwd' }, { 'k-550/link.webp': 0o120777 })).toEqual([
      'renderingLink',
      'k-550/link.webp',
    ]);
  });
  test('names that an address would have to escape, and the same name twice', async () => {
    expect(await problemOf({ 'k-550/images/Bild 1.webp': 'x' })).toEqual(['renderingName', 'k-550/images/Bild 1.webp']);
    expect(await problemOf({ 'k-550/Config.xml': configurationText() })).toEqual(['renderingTwice', 'k-550/Config.xml']);
  });
});

describe('an archive that is too much', () => {
  test('is refused while a file unpacks to a thousand times its size', async () => {
    expect(await problemOf({ 'k-550/images/bomb.webp': Buffer.alloc(20 * 1024 * 1024) })).toEqual([
      'renderingBomb',
      'k-550/images/bomb.webp',
    ]);
  });
  test('is refused while a file unpacks whose headers promise ten bytes', async () => {
    const archive = await zipOf({ ...sound, 'k-550/images/bomb.webp': Buffer.alloc(20 * 1024 * 1024) });
    // The size is in the central directory, 24 bytes after the signature of the entry.
    const name = archive.lastIndexOf('k-550/images/bomb.webp');
    archive.writeUInt32LE(10, name - 46 + 24);
    expect(await problem(archive)).toEqual(['renderingBomb', 'k-550/images/bomb.webp']);
  });
  test('is refused when it is larger than allowed or has too many files', async () => {
    expect(await problem(Buffer.alloc(LIMITS.archiveBytes + 1))).toEqual(['renderingTooLarge', '']);
    const many = Object.fromEntries(Array.from({ length: LIMITS.files }, (_, index) => [`__MACOSX/${index}`, '']));
    expect(await problem(await zipOf({ ...many, ...sound }))).toEqual(['renderingTooManyFiles', '']);
  });
});

describe('an archive is refused for what is in it', () => {
  test.each([
    ['k-550/viewer.js', 'alert(1)'],
    ['k-550/index.html', '<script>1</script>'],
    ['k-550/images/spot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['k-550/setup.exe', 'MZ'],
    ['k-550/license.lic', 'x'],
    ['k-550/readme', 'x'],
  ])('%s', async (path, content) => {
    expect(await problemOf({ [path]: content })).toEqual(['renderingFileType', path]);
  });
  test('an archive in the archive, also under the name of a picture', async () => {
    const inner = await zipOf({ 'a.txt': 'x' });
    expect(await problemOf({ 'k-550/more.zip': inner })).toEqual(['renderingFileType', 'k-550/more.zip']);
    expect(await problemOf({ 'k-550/images/more.webp': inner })).toEqual(['renderingPicture', 'k-550/images/more.webp']);
  });
  test('a picture that is another, half, or none; a video that is none', async () => {
    const [webp, png] = [
      sound['k-550/images/00.webp'] ?? '',
      await sharp(Buffer.from(sound['k-550/images/00.webp'] ?? ''))
        .png()
        .toBuffer(),
    ];
    const noisy = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .jpeg()
      .toBuffer();
    expect(await problemOf({ 'k-550/images/a.webp': png })).toEqual(['renderingPicture', 'k-550/images/a.webp']);
    expect(await problemOf({ 'k-550/images/a.jpg': noisy.subarray(0, noisy.length / 2) })).toEqual([
      'renderingPicture',
      'k-550/images/a.jpg',
    ]);
    expect(await problemOf({ 'k-550/images/a.png': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' })).toEqual([
      'renderingPicture',
      'k-550/images/a.png',
    ]);
    expect(await problemOf({ 'k-550/hotspots/a.mp4': webp })).toEqual(['renderingVideo', 'k-550/hotspots/a.mp4']);
  });
  test('data that are no ZIP, are damaged, or have a wrong checksum', async () => {
    const archive = await zipOf(sound);
    expect(await problem(Buffer.from('no archive'))).toEqual(['renderingBroken', '']);
    expect(await problem(archive.subarray(0, archive.length - 200))).toEqual(['renderingBroken', '']);
    const name = archive.lastIndexOf('k-550/images/00.webp');
    archive.writeUInt32LE(7, name - 46 + 16);
    expect(await problem(archive)).toEqual(['renderingBroken', 'k-550/images/00.webp']);
  });
});

describe('the configuration', () => {
  test('is there once', async () => {
    const { 'k-550/config.xml': _, ...rest } = sound;
    expect(await problem(await zipOf(rest))).toEqual(['renderingNoXml', '']);
    expect(await problemOf({ 'k-550/second.xml': configurationText() })).toEqual(['renderingManyXml', 'k-550/second.xml']);
  });
  test.each([
    ['a document type', configurationText({ head: '<!DOCTYPE config SYSTEM "http://example.com/x.dtd">\n' })],
    ['an entity that reads a file', configurationText({ head: '<!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n' })],
    ['an instruction', configurationText({ head: '<?xml-stylesheet href="x.xsl"?>\n' })],
  ])('holds not %s', async (_, text) => {
    expect(await withConfiguration(text)).toEqual(['renderingXmlDeclarations', 'k-550/config.xml']);
  });
  test.each([
    ['well-formed', '<config><images></config>', 'renderingXml'],
    ['UTF-8', Buffer.from('<config a="\xe4"/>', 'latin1').toString('binary'), 'renderingConfiguration'],
    ['a configuration', '<krpano><image/></krpano>', 'renderingConfiguration'],
    ['with frames', '<config><images rows="1"></images></config>', 'renderingConfiguration'],
  ])('is %s', async (_, text, key) => {
    expect((await withConfiguration(text))?.[0]).toBe(key);
  });
  test('is refused in another encoding', async () => {
    expect(
      await problemOf({ 'k-550/config.xml': Buffer.from(configurationText().replace('Messerkopf', 'Schüssel'), 'latin1') }),
    ).toEqual(['renderingXml', 'k-550/config.xml']);
  });
  test('has at least eight frames of one size a row', async () => {
    expect(await withConfiguration(configurationText({ frames: 7 }))).toEqual(['renderingFrames', '']);
    expect(await withConfiguration(configurationText().replace('rows="1"', 'rows="2"'))).toEqual(['renderingFrames', '']);
    const larger = await sharp({ create: { width: 97, height: 72, channels: 3, background: '#888' } })
      .webp()
      .toBuffer();
    expect(await problemOf({ 'k-550/images/05.webp': larger })).toEqual(['renderingFrameSize', 'images/05.webp']);
  });
  test('names only what is in the archive, and hotspots that it describes', async () => {
    const text = configurationText();
    expect(await withConfiguration(text.replace('images/03.webp', 'images/99.webp'))).toEqual([
      'renderingMissing',
      'images/99.webp',
    ]);
    expect(await withConfiguration(configurationText({ video: 'hotspots/none.mp4' }))).toEqual([
      'renderingMissing',
      'hotspots/none.mp4',
    ]);
    expect(await withConfiguration(configurationText({ video: 'https://example.com/a.mp4' }))).toEqual([
      'renderingExternal',
      'https://example.com/a.mp4',
    ]);
    expect(await withConfiguration(configurationText({ video: '../film.mp4' }))).toEqual(['renderingPath', '../film.mp4']);
    expect(await withConfiguration(text.replace('source="bowl"', 'source="lid"'))).toEqual(['renderingHotspot', 'lid']);
    expect(await withConfiguration(text.replace('id="knife"', 'id="bowl"'))).toEqual(['renderingHotspot', 'bowl']);
  });
});

test('the sentence names the file, cut and without control characters, in the language of the admin', () => {
  const missing = new RenderingProblem('renderingMissing', 'images/1.webp');
  expect(problemText(missing, 'de')).toBe('Die Konfiguration nennt eine Datei, die in der ZIP-Datei fehlt: „images/1.webp“.');
  expect(problemText(missing, 'en')).toBe('The configuration names a file that is not in the ZIP file: “images/1.webp”.');
  expect(problemText(new RenderingProblem('renderingBroken'), 'de')).toBe(
    'Die ZIP-Datei ist beschädigt. Bitte packen Sie sie neu.',
  );
  expect(problemText(new RenderingProblem('renderingPath', `a\u202e\n${'b'.repeat(500)}`), 'en')).toMatch(
    /“a\ufffd\ufffdb{117}…”\. Only/,
  );
});
