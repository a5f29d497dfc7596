import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { z } from 'zod';

const STAFF = { email: 'admin@vitrine.example', password: 'vitrine-demo-2026' };
const PASSWORD = 'Sieben blaue Messer im Kasten';
/** A mail goes out by a job of the worker. */
const MAIL = { timeout: 30_000, interval: 200 };

const countries = z.object({ data: z.array(z.object({ id: z.string() })) });
const accounts = z.object({ docs: z.array(z.object({ id: z.union([z.string(), z.number()]) })) });

/** Calls the server with JSON, and says which call it refused. */
async function call(url: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {}) {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-site-language': 'de', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** The code of the mail that asks for the address to be confirmed. */
async function mailedCode(server: string, email: string): Promise<string> {
  const list = await (await call(`${server}/mailbox`)).text();
  const [, name] =
    list
      .split('<li>')
      .find((mail) => mail.includes(email))
      ?.match(/href="\/mailbox\/([^"]+)"/) ?? [];
  const text = name ? await (await call(`${server}/mailbox/${name}/text`)).text() : '';
  const [, code] = text.match(/\/registration-confirmation\/([\w-]+)/) ?? [];
  if (!code) throw new Error(`There is no mail to ${email}.`);
  return code;
}

/** Activates an account as the staff's desk does. */
async function approve(server: string, email: string): Promise<void> {
  const cms = `${server}/cms-api`;
  const origin = { origin: server };
  const loggedIn = await call(`${cms}/staff/login`, { body: STAFF, headers: origin });
  const headers = {
    ...origin,
    cookie: loggedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
  const found = await call(`${cms}/accounts?where[email][equals]=${encodeURIComponent(email)}`, { headers });
  const decisions = accounts.parse(await found.json()).docs.map(({ id }) => ({ accountId: String(id), decision: 'approve' }));
  await call(`${cms}/accounts/desk/decisions`, { body: { decisions }, headers });
}

/** A person with an active account, made without the pages: what they change about it harms no other journey. */
export async function newCustomer(server: string): Promise<{ email: string; password: string }> {
  const api = `${server}/api/v1`;
  const email = `karin.${randomUUID()}@fleischwerk.example`;
  const [country] = countries.parse(await (await call(`${api}/country/_all`)).json()).data;
  const name = { firstname: 'Karin', lastname: 'Petersen', company: 'Fleischwerk Niederaue' };
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
  await call(`${api}/auth/register`, { body: { ...name, email, ...passwords, countryId: country?.id, acceptTerms: true } });
  const code = await vi.waitFor(() => mailedCode(server, email), MAIL);
  await call(`${api}/auth/register/confirm`, { body: { code, password: PASSWORD } });
  await approve(server, email);
  return { email, password: PASSWORD };
}
