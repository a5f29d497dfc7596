import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { registration } from '../../apps/web/src/i18n/de/registration.ts';
import type { Texts } from '../../apps/web/src/i18n/texts.ts';
import { callContent, staffRequests } from './admin.ts';
import { expect, mailsTo } from './fixtures.ts';
import { ownNetwork } from './own-network.ts';

/** Somebody who wants an account. */
export interface Person {
  firstname: string;
  lastname: string;
  company: string;
  phone: string;
  email: string;
  password: string;
}

/** A person nobody has registered yet. */
export function newPerson(firstname = 'Karin'): Person {
  const id = randomUUID();
  return {
    firstname,
    lastname: 'Petersen',
    company: `Fleischwerk ${id.slice(0, 8)}`,
    phone: '+49 4621 555-0',
    email: `${firstname.toLowerCase()}.${id}@fleischwerk.example`,
    password: `Sieben blaue Messer ${id.slice(0, 6)}`,
  };
}

const send = async (origin: string, path: string, language: string, body: object) => {
  const answer = await fetch(`${origin}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Site-Language': language, ...ownNetwork() },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
};

/** The address that the newest mail to somebody leads to, once there is one that leads to such a page. */
export async function mailedLink(email: string, page: 'registration-confirmation' | 'forgot-password'): Promise<string> {
  const pattern = new RegExp(`https?://\\S+/${page}/[\\w-]{20,}[^\\s)\\]>"]*`);
  let link = '';
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(email);
        link = mails.map((mail) => pattern.exec(mail.text ?? '')?.[0] ?? '').find(Boolean) ?? '';
        return link;
      },
      { message: `a mail to ${email} with a link to ${page}`, timeout: 30_000 },
    )
    .not.toBe('');
  return link;
}

/** Lets staff do something to the account of an address, by calls of the admin. */
async function asStaff(
  origin: string,
  email: string,
  work: (call: (method: 'POST', path: string, data: object) => Promise<unknown>, id: string) => Promise<unknown>,
): Promise<void> {
  const staff = { request: await staffRequests(origin) };
  const { docs } = await callContent(staff, origin, 'GET', `/accounts?where[email][equals]=${encodeURIComponent(email)}`);
  await work((method, path, data) => callContent(staff, origin, method, path, data), String(docs[0].id));
  await staff.request.dispose();
}

/** Activates an account that has confirmed its address, by the calls of the staff's desk; desk.spec.ts goes its way by hand. */
export const approve = (origin: string, email: string) =>
  asStaff(origin, email, (call, accountId) =>
    call('POST', '/accounts/desk/decisions', { decisions: [{ accountId, decision: 'approve' }] }),
  );

/** Blocks an active account, by the call that its record in the admin makes. */
export const block = (origin: string, email: string) =>
  asStaff(origin, email, (call, id) => call('POST', `/accounts/desk/accounts/${id}/state`, { from: 'active', to: 'blocked' }));

/** A person who has registered and confirmed the address, made without the pages: their account waits for staff. */
export async function newApplicant(origin: string, language: 'de' | 'en', firstname?: string): Promise<Person> {
  const person = newPerson(firstname);
  await send(origin, 'auth/register', language, {
    ...person,
    gender: 'f',
    countryId: await countryId(origin, 'DE'),
    password_confirmation: person.password,
    acceptTerms: true,
    newsletter: false,
  });
  const code = new URL(await mailedLink(person.email, 'registration-confirmation')).pathname.split('/').at(-1);
  await send(origin, 'auth/register/confirm', language, { code, password: person.password });
  return person;
}

/** A person with an account that staff have activated, made without the pages. */
export async function newCustomer(origin: string, language: 'de' | 'en', firstname?: string): Promise<Person> {
  const person = await newApplicant(origin, language, firstname);
  await approve(origin, person.email);
  return person;
}

async function countryId(origin: string, code: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/country/_all`, { headers: { 'X-Site-Language': 'de' } });
  const { data } = await answer.json();
  return data.find((one: { attributes: { code: string } }) => one.attributes.code === code).id;
}

/** What a field of the registration is called; the telephone says beside its name that it may stay empty. */
export const registrationLabel = (
  t: Texts<typeof registration>,
  field: 'firstname' | 'lastname' | 'company' | 'email' | 'phone',
) => (field === 'phone' ? `${t.phone} optional` : t[field]);

/** Fills in the registration as a person would; the country is found by a part of its name. */
export async function fillRegistration(page: Page, t: Texts<typeof registration>, person: Person, country: string) {
  const exact = { exact: true };
  await page.getByLabel(t.genders.f, exact).check({ force: true });
  for (const field of ['firstname', 'lastname', 'company', 'email', 'phone'] as const) {
    await page.getByLabel(registrationLabel(t, field), exact).fill(person[field]);
  }
  await page.getByRole('combobox', { name: t.countryId }).pressSequentially(country);
  await page.getByRole('option').first().click();
  await page.getByLabel(t.password, exact).fill(person.password);
  await page.getByLabel(t.password_confirmation, exact).fill(person.password);
}

/** Goes on in the app, where a session that is over is noticed: before the press already, by what is loaded ahead of it. */
export async function goOn(page: Page): Promise<void> {
  const link = page.locator('#relatedContent').getByRole('link').first();
  await link.click({ timeout: 10_000 }).catch((error) => {
    if (new URL(page.url()).pathname !== '/login') throw error;
  });
}
