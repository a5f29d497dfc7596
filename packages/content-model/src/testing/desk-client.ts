import { type Decision, decisionsAnswer, queueAnswer, undoAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import type { Role } from '../access/has-role.ts';
import { openTestContent, type TestContent } from './open-test-content.ts';
import { restClient } from './rest-client.ts';

const mailRow = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  language: z.string(),
  data: z.unknown(),
  state: z.string(),
  wait: z.coerce.number(),
});

/** The content of a file of tests about the desk, told when it is open, and what is done there, by approvers unless it is said. */
export function deskTests(opened: (content: TestContent) => void) {
  let content: TestContent;
  let client: ReturnType<typeof restClient>;
  const cookies = new Map<string, string>();
  const ids = new Map<string, string>();

  beforeAll(async () => {
    content = await openTestContent();
    client = restClient(content);
    for (const role of ['administrator', 'editor', 'approver'] as const) {
      ids.set(role, String((await content.staff(role)).id));
      cookies.set(role, (await client.logIn(`${role}@vitrine.example`)).cookie.split(';')[0] ?? '');
    }
    opened(content);
  });
  afterAll(() => content.close());
  beforeEach(() => content.pool.query("update accounts set state = 'blocked' where state = 'pending'"));

  const call = (
    path: string,
    {
      as = 'approver',
      body,
      origin = content.environment.publicUrl,
      language = 'de',
    }: {
      as?: Role | 'nobody';
      body?: object | string;
      origin?: string;
      language?: string;
    } = {},
  ) => {
    const cookie = cookies.get(as);
    return client.call(`/accounts/desk${path}`, {
      origin,
      headers: { 'accept-language': language },
      ...(body && { method: 'POST', body }),
      ...(cookie && { cookie }),
    });
  };
  async function ask<S extends z.ZodType>(
    schema: S,
    path: string,
    options: Parameters<typeof call>[1] = {},
  ): Promise<z.output<S>> {
    const answer = await call(path, options);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return schema.parse(await answer.json());
  }
  const queue = (language = 'de') => ask(queueAnswer, '/queue', { language });
  const decide = async (decisions: Decision[], as: Role = 'approver') =>
    (await ask(decisionsAnswer, '/decisions', { as, body: { decisions } })).results;
  const undo = async (decisionIds: string[], as: Role = 'approver') =>
    (await ask(undoAnswer, '/undo', { as, body: { decisionIds } })).results.map(({ undone }) => undone);
  async function decisionOf(decision: Decision): Promise<string> {
    const [result] = await decide([decision]);
    if (result?.outcome !== 'done') throw new Error(JSON.stringify(result));
    return result.decisionId;
  }

  async function one<S extends z.ZodType>(row: S, text: string, ...values: unknown[]): Promise<z.output<S>> {
    return row.parse((await content.pool.query(text, values)).rows[0]);
  }
  const stateOf = async (id: string) =>
    (await one(z.object({ state: z.string() }), 'select state from accounts where id = $1', id)).state;
  const mailOf = (id: string) =>
    one(
      mailRow,
      `select *, extract(epoch from send_after - created_at) as wait from vitrine.mail where account_id = $1 order by created_at desc`,
      id,
    );
  /** Lines about an account, but for the one of its beginning. */
  const auditOf = async (id: string) =>
    z
      .array(z.object({ actor_kind: z.string(), actor_id: z.string().nullable(), action: z.string(), details: z.unknown() }))
      .parse((await content.pool.query('select * from vitrine.audit_log where subject_id = $1 order by id', [id])).rows)
      .filter(({ action }) => action !== 'account-created');

  return { ids, call, ask, queue, decide, undo, decisionOf, one, stateOf, mailOf, auditOf };
}
