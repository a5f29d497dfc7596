import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusingLargeFiles } from './refuse-large-files.ts';

const MB = 1024 * 1024;

/** A file that says it is so large, without the bytes. */
class SizedFile extends File {
  readonly #size: number;
  constructor(name: string, size: number) {
    super([], name);
    this.#size = size;
  }
  override get size() {
    return this.#size;
  }
}

function form(size: number, name = 'Film, neu.mp4') {
  const body = new FormData();
  body.append('_payload', '{}');
  body.append('file', new SizedFile(name, size));
  return body;
}

let sent: unknown[];
const sending = (language: 'de' | 'en') =>
  refusingLargeFiles(
    async (target) => {
      sent.push(target);
      return new Response('sent');
    },
    () => language,
  );
const send = sending('de');
beforeEach(() => {
  sent = [];
  vi.stubGlobal('window', { location: { href: 'http://vitrine.example/admin/collections/images' } });
});
afterEach(() => vi.unstubAllGlobals());

test.each(['images', 'videos', 'video-versions', 'rendering-frames', 'files'])(
  'a file of more than 500 MB is not sent to %s, new or in place of another',
  async (collection) => {
    for (const [path, method] of [
      [`/cms-api/${collection}?locale=de`, 'post'],
      [`/cms-api/${collection}/4f1c?depth=0`, 'PATCH'],
    ] as const) {
      const answer = await send(path, { method, body: form(500 * MB + 1) });
      const message = 'Im Feld „Datei“ sind höchstens 500 MB möglich, „Film, neu.mp4“ hat 501 MB.';
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ message, data: { errors: [{ path: 'file', message }] } }] });
    }
    expect(sent).toEqual([]);
    expect(await (await send(`/cms-api/${collection}`, { method: 'post', body: form(500 * MB) })).text()).toBe('sent');
  },
);

test('an archive of the rotator has 200 MB at most', async () => {
  const answer = await send('/cms-api/webrotate-360', { method: 'post', body: form(200 * MB + 1, 'K 330.zip') });
  expect((await answer.json()).errors[0].message).toBe('Im Feld „Datei“ sind höchstens 200 MB möglich, „K 330.zip“ hat 201 MB.');
  expect(await (await send('/cms-api/webrotate-360', { method: 'post', body: form(200 * MB) })).text()).toBe('sent');
});

test('the sentence is in the language of the admin, and so are its numbers', async () => {
  const of = async (language: 'de' | 'en') => {
    const answer = await sending(language)('/cms-api/files', { method: 'post', body: form(1500 * MB, 'a.zip') });
    return (await answer.json()).errors[0].message;
  };
  expect(await of('de')).toBe('Im Feld „Datei“ sind höchstens 500 MB möglich, „a.zip“ hat 1.500 MB.');
  expect(await of('en')).toBe('The field “File” takes at most 500 MB, “a.zip” is 1,500 MB.');
});

test('whatever is no upload is sent as it is', async () => {
  await send('/admin/login', { method: 'POST', body: form(600 * MB) });
  await send(new URL('http://vitrine.example/cms-api/images'), { method: 'POST', body: '{}' });
  await send(new Request('http://vitrine.example/cms-api/images'));
  expect(sent).toHaveLength(3);
});
