import { expect, test } from 'vitest';
import { keepErrorData } from './keep-error-data.ts';

const answerTo = (error: object, result: object = { errors: [{ message: 'An unknown error occurred.' }] }) =>
  keepErrorData({ error, result } as Parameters<typeof keepErrorData>[0]);

test('a refusal of a class that Payload does not know keeps its sentence and its list', async () => {
  const data = { referrers: [{ title: 'Rohwurst' }] };
  expect(await answerTo(Object.assign(new Error('wird noch verwendet'), { isPublic: true, status: 409, data }))).toEqual({
    status: 409,
    response: { errors: [{ name: 'APIError', data, message: 'wird noch verwendet' }] },
  });
  const fields = { errors: [{ path: 'slug', message: 'vergeben' }] };
  expect(await answerTo(Object.assign(new Error('x'), { isPublic: true, status: 400, data: fields }))).toMatchObject({
    response: { errors: [{ name: 'ValidationError', data: fields }] },
  });
});

test('complete answers and private errors stay as they are', async () => {
  const data = { errors: [] };
  const error = Object.assign(new Error('x'), { isPublic: true, status: 400, data });
  expect(await answerTo(error, { errors: [{ name: 'ValidationError', data, message: 'x' }] })).toBeUndefined();
  expect(await answerTo(Object.assign(new Error('secret'), { status: 500, data: { host: 'db' } }))).toBeUndefined();
  expect(await answerTo(new Error('secret'))).toBeUndefined();
});
