import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailsTo } from './fixtures.ts';
import { newApplicant, type Person } from './people.ts';

export const nameOf = ({ firstname, lastname }: Person) => `${firstname} ${lastname}`;
export const rowOf = (page: Page, person: Person) => page.getByRole('listitem').filter({ hasText: person.email }).first();
export const someone = (origin: string, language: 'de' | 'en') => newApplicant(origin, language, `K${randomUUID().slice(0, 6)}`);
export const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject ?? '');
/** The person who came last is at the end of the list. */
export const FROM_THE_END = 'Shift+Tab';
/** What has the focus, or the list itself. */
export const focused = (page: Page) => page.locator('section:focus, section :focus');
export const approveButton = (page: Page, person: Person) =>
  rowOf(page, person).getByRole('button', { name: new RegExp(`^(Approve ${nameOf(person)}|${nameOf(person)} freigeben)$`) });
