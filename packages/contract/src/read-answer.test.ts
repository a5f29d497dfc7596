import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mediaPageAnswer } from './media-library.ts';
import { readAnswer } from './read-answer.ts';

const schema = z.strictObject({ data: z.array(z.strictObject({ id: z.string(), size: z.strictObject({ bytes: z.number() }) })) });

test('an answer of a newer server is read without the fields that are not known', () => {
  const body = {
    data: [
      { id: '1', size: { bytes: 3, unit: 'B' }, duration: 12 },
      { id: '2', size: { bytes: 4 } },
    ],
    links: {},
  };
  const before = structuredClone(body);
  expect(readAnswer(schema, body)).toEqual({
    data: [
      { id: '1', size: { bytes: 3 } },
      { id: '2', size: { bytes: 4 } },
    ],
  });
  expect(body).toEqual(before);
});

test('an answer with another fault is refused, also beside fields that are not known', () => {
  expect(() => readAnswer(schema, { data: [{ id: 1, size: { bytes: 3 }, duration: 12 }] })).toThrow(/string/);
  expect(() => readAnswer(schema, null)).toThrow();
});

test('a video of the media library is shown although it has fields more', () => {
  const video = {
    alt: '',
    width: 1280,
    height: 720,
    placeholder: '',
    bytes: 9,
    url: '/assets/0123456789abcdef/a.mp4',
    type: 'video/mp4',
    extension: 'mp4',
    thumbnail: null,
  };
  const texts = { title: 'Winkelwolf', description: null, link: null, linkText: null, linkTarget: null, categories: [] };
  const item = { id: '7', type: 'video', ...texts, video };
  const added = { ...item, mood: 'quiet', video: { ...video, frames: 25 } };
  const page = { status_code: 200, page: 1, total: 1, all: 1, counts: {}, version: 'v' };
  expect(readAnswer(mediaPageAnswer, { ...page, data: [added] })).toEqual({ ...page, data: [item] });
});
