import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ADMIN_LANGUAGES, adminPage, onlyIn } from './admin.ts';
import { approveButton, FROM_THE_END, focused, nameOf, rowOf, someone, subjectsTo } from './desk-list.ts';
import { DESK_WORDS, type DeskWords } from './desk-words.ts';
import { expect, mailsTo, STAFF, test } from './fixtures.ts';
import { exactly, pressOn, stop, tabTo } from './focus-walk.ts';
import { intercept, interceptOnce } from './intercept.ts';
import type { Person } from './people.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

async function toDesk(page: Page, words: DeskWords): Promise<void> {
  await page.goto('/admin/desk');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
}

for (const language of ADMIN_LANGUAGES) {
  const words: DeskWords = DESK_WORDS[language];

  test(`an account is approved, taken back and approved again; only the last approval is mailed (${language})${onlyIn('de', language)}`, async ({
    browser,
    origin,
  }) => {
    const [person, next] = [await someone(origin, 'en'), await someone(origin, 'en')];
    const page = await adminPage(browser, origin, language, STAFF, '/admin');
    await expect(page.getByText(words.notice)).toBeVisible();
    await toDesk(page, words);
    await approveButton(page, person).click();
    await expect(page.getByRole('status').filter({ hasText: words.approved })).toBeAttached();
    await expect(rowOf(page, person).getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('button', { name: `${words.undo}: ${nameOf(person)}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: words.undone })).toBeAttached();
    await expect(focused(page), 'the button is gone, the focus is in the list').toHaveCount(1);
    await expect(approveButton(page, person)).toBeVisible();

    // Mails of decisions wait for as long as they can be taken back: with that of a later one all earlier ones have come.
    for (const one of [person, next]) {
      await approveButton(page, one).click();
      await expect(rowOf(page, one).getByRole('checkbox')).toHaveCount(0);
    }
    const mails = async (one: Person) => (await subjectsTo(one.email)).length;
    await expect.poll(() => mails(next), { timeout: 40_000 }).toBe(2);
    await expect.poll(() => mails(person), { message: 'of the registration and of the last approval', timeout: 40_000 }).toBe(2);
    await page.goto('/admin/desk?tab=audit');
    await expect(
      page.getByRole('row').filter({ hasText: person.company }).filter({ hasText: words.logged }).first(),
    ).toContainText('Administration');
    await page.context().close();
  });

  test(`a reason and a question, written with the keyboard, reach the person in their language (${language})${onlyIn('en', language)}`, async ({
    browser,
    origin,
  }) => {
    const [declined, asked] = [await someone(origin, 'en'), await someone(origin, 'de')];
    const page = await adminPage(browser, origin, language, STAFF, '/admin/desk');
    const dialog = page.getByRole('dialog');
    await expect(rowOf(page, declined)).toBeVisible();
    await pressOn(page, exactly(words.decline(nameOf(declined))), FROM_THE_END);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await stop(page)).name).toMatch(exactly(words.decline(nameOf(declined))));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await tabTo(page, new RegExp(`^${words.sentence}`));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('option:checked')).toHaveText(words.sentenceLabel);
    await expect(dialog.getByLabel(words.reason)).toHaveValue(words.reasonText);
    await expectAccessible(page, 'dialog');
    await pressOn(page, exactly(words.sendDecline));
    await expect(rowOf(page, declined).getByRole('checkbox')).toHaveCount(0);
    await expect(focused(page), 'the focus is in the list').toHaveCount(1);

    // The person who came later is further on.
    await page.setViewportSize({ width: 390, height: 844 });
    await pressOn(page, exactly(words.ask(nameOf(asked))));
    await expect(dialog).toBeVisible();
    await tabTo(page, new RegExp(`^${words.question}`));
    await page.keyboard.type('Für welches Werk arbeiten Sie?');
    await expectAccessible(page, 'dialog');
    await pressOn(page, exactly(words.sendAsk));
    await expect(rowOf(page, asked)).toContainText(words.asked);
    await expect(rowOf(page, asked)).toContainText('Für welches Werk arbeiten Sie?');
    await expect(page.getByRole('heading', { name: nameOf(asked) })).toBeFocused();
    const textsTo = async (email: string) => (await mailsTo(email)).map(({ text }) => text ?? '').join('\n');
    await expect.poll(() => textsTo(declined.email), { timeout: 40_000 }).toContain(words.reasonText);
    await expect.poll(() => textsTo(asked.email), { timeout: 40_000 }).toContain('Für welches Werk arbeiten Sie?');

    // Later, in the log and on the account: on a phone, and in `npm run test:long` on a desk too.
    for (const width of language === 'en' ? [390] : [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/admin/desk?tab=audit');
      const lines = page.getByRole('row').filter({ hasText: declined.company });
      await expect(lines.filter({ hasText: words.reasonText }).first()).toContainText('Administration');
      await expectAccessible(page, '.template-default__wrap', '.localizer-button__label');
      await lines
        .getByRole('link', { name: nameOf(declined) })
        .first()
        .click();
      const record = page.getByRole('region', { name: words.record });
      await expect(record).toContainText(words.reasonText);
      await expectAccessible(page, 'section[aria-labelledby="account-decisions"]');
    }
    await page.context().close();
  });
}

// How the list behaves is the same in any language; desk-screens.spec.ts has what it says in both.
const german: DeskWords = DESK_WORDS.de;

test('a reason that is not taken stays, and is sent again', async ({ browser, origin }) => {
  const person = await someone(origin, 'en');
  const page = await adminPage(browser, origin, 'de', STAFF, '/admin/desk');
  const dialog = page.getByRole('dialog');
  const box = rowOf(page, person).getByRole('checkbox');
  const reason = dialog.getByLabel(german.reason);
  const send = dialog.getByRole('button', { name: german.sendDecline, exact: true });
  await box.check();
  await rowOf(page, person)
    .getByRole('button', { name: german.decline(nameOf(person)) })
    .click();
  await reason.fill('   ');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(german.empty);
  await expectAccessible(page, 'dialog');
  await reason.fill('Unknown\tto us.');
  const answers: [string, (route: Route) => Promise<void>][] = [
    [german.notSaved, (route) => route.fulfill({ status: 503 })],
    [german.notSaved, (route) => route.abort()],
    [german.loggedOut, (route) => route.fulfill({ status: 403, json: { errors: [{ message: 'Forbidden' }] } })],
  ];
  for (const [said, answer] of answers) {
    await interceptOnce(page, '**/cms-api/accounts/desk/decisions', answer);
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText(said);
    await expect(reason).toHaveValue('Unknown\tto us.');
    await expect(box).toBeChecked();
  }
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(box).toHaveCount(0);
  await expect(page.getByText(german.loggedOut)).toHaveCount(0);
  const texts = async () => (await mailsTo(person.email)).map(({ text }) => text ?? '').join('\n');
  await expect.poll(texts, { timeout: 40_000 }).toContain('Unknown to us.');
  await page.context().close();
});

test('what could not be taken back can be tried again', async ({ browser, origin }) => {
  const person = await someone(origin, 'de');
  const page = await adminPage(browser, origin, 'de', STAFF, '/admin/desk');
  await approveButton(page, person).click();
  await interceptOnce(page, '**/cms-api/accounts/desk/undo', (route) => route.abort());
  const undo = page.getByRole('button', { name: `${german.undo}: ${nameOf(person)}` });
  await undo.click();
  await expect(page.getByRole('alert').filter({ hasText: german.notSaved })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('status').filter({ hasText: german.undone })).toBeAttached();
  await expect(undo).toHaveCount(0);
  await expect(approveButton(page, person)).toBeVisible();
  await page.context().close();
});

test('many are decided with the keyboard, and taken back with it', async ({ browser, origin }) => {
  const people = [await someone(origin, 'de'), await someone(origin, 'de')];
  const page = await adminPage(browser, origin, 'de', STAFF, '/admin/desk');
  for (const person of people.toReversed()) {
    await expect(rowOf(page, person)).toBeVisible();
    await tabTo(page, exactly(german.select(nameOf(person))), FROM_THE_END);
    await page.keyboard.press('Space');
  }
  // Past the end the page begins again: that is nearer than all who wait.
  await tabTo(page, exactly(german.both));
  await page.keyboard.press('Enter');
  for (const person of people) await expect(rowOf(page, person).getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: german.bothDone })).toBeAttached();
  // The focus stays in the list, from where Ctrl+Z works.
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: german.undone })).toBeAttached();
  for (const person of people) await expect(approveButton(page, person)).toBeVisible();

  const all = page.getByRole('checkbox', { name: german.selectAll });
  await all.check();
  for (const person of people) await expect(page.getByRole('checkbox', { name: german.select(nameOf(person)) })).toBeChecked();
  await all.uncheck();
  for (const person of people)
    await expect(page.getByRole('checkbox', { name: german.select(nameOf(person)) })).not.toBeChecked();
  await page.context().close();
});

test('a second click at the same place decides on no other account', async ({ browser, origin }) => {
  const [first, second] = [await someone(origin, 'de'), await someone(origin, 'de')];
  const page = await adminPage(browser, origin, 'de', STAFF, '/admin/desk');
  // The list is taller than the window, so that moving the focus could scroll it.
  await page.setViewportSize({ width: 1440, height: 500 });
  // What can be taken back stays for ten seconds: for this page they do not go by.
  await page.clock.setFixedTime(Date.now());
  const button = approveButton(page, first);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const asked = page.waitForResponse('**/cms-api/accounts/desk/queue*');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await page.mouse.click(x, y, { clickCount: 2, delay: 20 });
  await asked;
  await expect(rowOf(page, first)).toContainText(german.rowApproved);
  // Where the focus is then depends on whether the second press came after the decision: another journey looks at it after one press.
  expect(await scrolled()).toBe(before);
  await expect(rowOf(page, first).getByRole('checkbox')).toHaveCount(0);
  await page.mouse.click(x, y);
  await expect(approveButton(page, second)).toBeEnabled();
  const undos = page.getByRole('button', { name: new RegExp(`^${german.undo}: `) });
  await expect(undos).toHaveCount(1);

  // When it cannot be taken back any more, nothing moves under the pointer, nor while the focus is in the list.
  const next = () => approveButton(page, second).boundingBox();
  const stood = await next();
  await page.clock.setFixedTime(Date.now() + 11_000);
  await expect(undos).toHaveCount(0);
  await expect(rowOf(page, first)).toContainText(german.rowApproved);
  expect(await next()).toEqual(stood);
  await page.getByRole('heading', { name: nameOf(second) }).focus();
  await page.mouse.move(1, 1);
  await expect(rowOf(page, first)).toContainText(german.rowApproved);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(rowOf(page, first)).toHaveCount(0);
  await page.context().close();
});

test('what can be taken back covers nothing that cannot be scrolled from under it', async ({ browser, origin }) => {
  const people = await Promise.all([0, 1, 2, 3].map(() => someone(origin, 'de')));
  const page = await adminPage(browser, origin, 'de', STAFF, '/admin/desk');
  await page.setViewportSize({ width: 390, height: 664 });
  const [left, ...decided] = people;
  if (!left) throw new Error('no person is waiting');
  // What can be taken back stays for ten seconds: for this page they do not go by.
  await page.clock.setFixedTime(Date.now());
  for (const person of decided) await approveButton(page, person).click();
  const bars = page.getByRole('button', { name: new RegExp(`^${german.undo}: `) });
  await expect(bars).toHaveCount(decided.length);
  for (const person of decided) await expect(rowOf(page, person).getByRole('checkbox')).toHaveCount(0);
  const list = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = [...document.querySelectorAll('section li h2')].at(-1)?.closest('li');
      const bar = document.querySelector('[aria-keyshortcuts]')?.closest('ul');
      const { top = 0, height = Infinity } = bar?.getBoundingClientRect() ?? {};
      return { covered: (last?.getBoundingClientRect().bottom ?? Infinity) - top, height };
    });
  await expect.poll(async () => (await list()).covered, 'the last row ends above the bars').toBeLessThanOrEqual(0);
  expect((await list()).height, 'they leave the larger part of the window').toBeLessThan(664 / 2);
  await page.context().close();
});

test('the second of two approvers sees that it has been decided', async ({ browser, origin }) => {
  const person = await someone(origin, 'de');
  const [first, second] = [
    await adminPage(browser, origin, 'de', STAFF, '/admin/desk'),
    await adminPage(browser, origin, 'de', STAFF, '/admin/desk'),
  ];
  await expect(approveButton(second, person)).toBeVisible();
  // An open list is asked for again now and then: this one stays as it is.
  const list = '**/cms-api/accounts/desk/queue*';
  const end = await intercept(second, list, (route) => route.abort());
  await approveButton(first, person).click();
  await expect(rowOf(first, person).getByRole('checkbox')).toHaveCount(0);
  await end();
  await approveButton(second, person).click();
  await expect(second.getByRole('alert').filter({ hasText: german.decided })).toBeVisible();
  await expectAccessible(second, '.template-default__wrap', '.localizer-button__label');
  await expect(rowOf(second, person).getByRole('checkbox')).toHaveCount(0);
  await first.context().close();
  await second.context().close();
});
