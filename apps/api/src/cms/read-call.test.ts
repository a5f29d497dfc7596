import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsServer, cmsServer } from '../testing/cms-server.ts';

let cms: CmsServer;
let cookie: string;
beforeAll(async () => {
  cms = await cmsServer();
  ({ cookie } = await cms.staffSession());
});
afterAll(() => cms.close());

const CALL = { 'next-action': '40'.repeat(21) };
const TEXT = { 'content-type': 'text/plain;charset=UTF-8' };
const FORM = { 'content-type': 'multipart/form-data; boundary=Xx' };
const part = (name: string, text: string) => `--Xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const LIST = '[{"name":"form-state","args":{}}]';

const send = (headers: Record<string, string>, payload?: string) =>
  cms.server.app.inject({
    method: 'POST',
    url: '/admin/collections/files',
    headers: { cookie, 'accept-language': 'en', ...headers },
    ...(payload !== undefined && { payload }),
  });

test.each([
  ['a call without a body', { ...CALL, ...TEXT }, undefined],
  ['a call of nothing', { ...CALL, ...TEXT }, ''],
  ['a call that is no JSON', { ...CALL, ...TEXT }, '[{"name":'],
  ['a call that is no list', { ...CALL, ...TEXT }, '{"name":"form-state"}'],
  ['a call in JSON that is broken', { ...CALL, 'content-type': 'application/json' }, '['],
  ['a call in a form that is cut short', { ...CALL, ...FORM }, part('0', LIST)],
  ['a call in a form without a boundary', { ...CALL, 'content-type': 'multipart/form-data' }, `${part('0', LIST)}--Xx--\r\n`],
  ['a call in a form without arguments', { ...CALL, ...FORM }, `${part('1', LIST)}--Xx--\r\n`],
  ['a call in a form whose arguments are no JSON', { ...CALL, ...FORM }, `${part('0', '[')}--Xx--\r\n`],
  ['a form that is cut short', FORM, part('0', LIST)],
  ['a form of thousands of parts', FORM, `${part('0', LIST).repeat(5000)}--Xx--\r\n`],
])('%s is refused with a sentence and does not reach the CMS', async (_, headers, payload) => {
  const before = cms.seen.length;
  const answer = await send(headers, payload);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { errors: [{ code: 'badRequest', message: expect.stringMatching(/\w\.$/) }] },
  ]);
  expect(cms.seen.length).toBe(before);
});

test.each([
  ['a text', TEXT, LIST],
  ['a form of many parts', FORM, `${part('0', LIST)}${part('1', 'x').repeat(90)}--Xx--\r\n`],
  ['a form with a file', FORM, `${part('0', '["$K1"]')}${part('1_file', 'x')}--Xx--\r\n`],
])('a call in %s reaches the CMS as it is', async (_, headers, payload) => {
  expect((await send({ ...CALL, ...headers }, payload)).statusCode).toBe(200);
  expect(cms.seen.at(-1)).toMatchObject({ method: 'POST', url: '/admin/collections/files', bytes: payload.length });
});
