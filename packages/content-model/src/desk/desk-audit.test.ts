import { auditAnswer } from '@vitrine/accounts/desk/desk-contract.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { describe, expect, test } from 'vitest';
import { deskTests } from '../testing/desk-client.ts';
import type { TestContent } from '../testing/open-test-content.ts';
import { waitingAccount } from '../testing/waiting-account.ts';

let content: TestContent;
const { ids, call, ask, decide } = deskTests((opened) => {
  content = opened;
});

describe('the audit log', () => {
  test('cannot be changed', async () => {
    const id = await waitingAccount(content);
    await decide([{ accountId: id, decision: 'approve' }]);
    for (const statement of [
      "update vitrine.audit_log set action = 'x'",
      'delete from vitrine.audit_log',
      'truncate vitrine.audit_log',
    ]) {
      await expect(content.pool.query(statement), statement).rejects.toThrow('append-only');
    }
  });

  test('is read by who, what and when; names are those of today, and ids stay when a member is gone', async () => {
    const id = await waitingAccount(content, { firstname: 'Ida', lastname: 'Alt', company: 'Altwerk' });
    await decide([{ accountId: id, decision: 'approve' }], 'administrator');
    const read = (query: string) => ask(auditAnswer, `/audit?${query}`);
    const latest = async () => (await read(`who=staff:${ids.get('administrator')}&what=account-approved`)).entries[0];
    expect(await latest()).toMatchObject({
      actor: { kind: 'staff', name: 'administrator' },
      subject: { kind: 'account', id, name: 'Ida Alt, Altwerk' },
    });
    await content.pool.query("update accounts set lastname = 'Neu' where id = $1", [id]);
    expect((await latest())?.subject?.name).toBe('Ida Neu, Altwerk');
    await content.pool.query('delete from accounts where id = $1', [id]);
    expect(await latest()).toMatchObject({ subject: { id, name: null } });
    expect((await read(`who=staff:${ids.get('editor')}`)).entries.map(({ action }) => action)).toEqual(['staff-logged-in']);
    const refused = { actor: { kind: 'system', id: null } as const, action: 'staff-password-refused' };
    await writeAudit(content.pool, { ...refused, subject: { kind: 'staff', id: ids.get('editor') ?? '' } });
    expect((await read(`who=staff:${ids.get('editor')}`)).entries[0], 'a wrong password at their log-in').toMatchObject({
      ...refused,
      subject: { kind: 'staff', name: 'editor' },
    });
    expect((await read('who=account')).entries.filter(({ action }) => action === refused.action)).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await read(`from=${today}&to=${today}`)).entries.length).toBeGreaterThan(0);
    expect((await read('to=2020-01-01')).entries).toEqual([]);
    const all = await read('');
    expect(all.actions).toContain('account-approved');
    expect(all.staff.map(({ name }) => name)).toEqual(['administrator', 'approver', 'editor']);
    expect((await read(`before=${all.entries[0]?.id}`)).entries[0]?.id).toBe(all.entries[1]?.id);
    expect((await call('/audit?from=yesterday')).status).toBe(400);
  });
});
