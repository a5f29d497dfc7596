import { randomUUID } from 'node:crypto';
import { expect, mailsTo, named, plain, SALES, test } from './fixtures.ts';
import { exactly } from './focus-walk.ts';
import { movePageUp } from './move-page.ts';
import { factsOf } from './pdf.ts';

test('a salesman browses, collects pages, sends them, and the mailbox holds one mail with one PDF', async ({
  page,
  language,
  phone,
  texts,
}) => {
  test.setTimeout(120_000);
  const { documents, login, products } = texts;
  const recipient = `karin.${randomUUID()}@kunde.example`;
  const forms = documents.form;

  await test.step('log in, coming back to the page asked for', async () => {
    await page.addInitScript((l) => {
      if (!localStorage.getItem('base')) localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 }));
    }, language);
    await page.goto('/product/ww-200');
    await page.waitForURL(/\/login\?redirect=/);
    await page.getByLabel(login.email).fill(SALES.email);
    await page.getByLabel(login.password, { exact: true }).fill(SALES.password);
    await page.getByLabel(login.language).selectOption(language);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('WW\u00a0200');
    expect(new URL(page.url()).pathname).toBe('/product/ww-200');
  });

  await test.step('add two machines from their pages', async () => {
    await page.getByRole('button', { name: exactly(products.send.add) }).click();
    await expect(page.getByRole('button', { name: named(products.send.added) })).toBeVisible();
    await page.goto('/product/k-330');
    await page.getByRole('button', { name: exactly(products.send.add) }).click();
    await expect(page.getByRole('button', { name: named(products.send.added) })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: named(texts.shell.document) })).toContainText('2');
  });

  await test.step('add a third in the overview and move it to the front with the keyboard', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: named(texts.shell.document) })
      .click();
    await page.waitForURL('**/documents/overview');
    await page
      .locator('label')
      .filter({ hasText: /WM.600/ })
      .click();
    await expect(page.getByRole('checkbox', { name: /WM.600/ })).toBeChecked();
    const order = () =>
      page
        .locator('ol button[aria-describedby]')
        .evaluateAll((grips) => grips.map((grip) => grip.getAttribute('aria-label') ?? ''));
    await expect.poll(async () => (await order()).length).toBe(3);
    expect((await order())[2]).toMatch(/WM.600/);
    await page
      .getByRole('button', { name: named(documents.overview.move.replace('{{title}}', '')) })
      .last()
      .focus();
    await movePageUp(page, documents, { from: 3, to: 1, count: 3 });
    await expect.poll(async () => (await order())[0]).toMatch(/WM.600/);
  });

  await test.step('an empty form says what is missing and keeps what was typed', async () => {
    await page
      .getByRole('link', { name: named(phone ? documents.overview.proceedShort : documents.overview.proceed) })
      .last()
      .click();
    await page.waitForURL('**/documents/form');
    await page.getByLabel(forms.firstName).fill('Karin');
    await page
      .getByRole('button', { name: named(phone ? forms.sendShort : forms.send) })
      .last()
      .click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel(forms.lastName)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(texts.fields.fieldCannotBeEmpty).first()).toBeVisible();
    await expect(page.getByLabel(forms.firstName)).toHaveValue('Karin');
    await page.reload();
    await expect(page.getByLabel(forms.firstName)).toHaveValue('Karin');
  });

  await test.step('send, twice in a hurry', async () => {
    await page.getByText(forms.female, { exact: true }).click();
    await page.getByLabel(forms.lastName).fill('Petersen');
    await page.getByLabel(forms.company).fill('Fleischwerk Niederaue GmbH & Co. <KG>');
    await page.getByLabel(forms.email).fill(recipient);
    await page.getByLabel(forms.message).fill('Wie besprochen.\n<b>Zweite Zeile</b>');
    await page
      .getByRole('button', { name: named(phone ? forms.sendShort : forms.send) })
      .last()
      .dblclick();
    await page.waitForURL('**/documents/processing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(documents.processing.title));
    await page.waitForURL((url) => url.pathname === '/');
  });

  // The word that it was sent stays six seconds: looked for from now on, while the mail is waited for.
  const told = page
    .getByText(named(documents.notice.sent.replace('{{name}}', 'Karin Petersen')))
    .first()
    .waitFor({ timeout: 60_000 });

  await test.step('one mail with one well-made PDF', async () => {
    await expect.poll(() => mailsTo(recipient).then((mails) => mails.length), { timeout: 45_000 }).toBe(1);
    const [mail] = await mailsTo(recipient);
    expect(mail?.replyTo?.map((a) => a.address)).toEqual([SALES.email]);
    expect(mail?.text).toContain('Zweite Zeile');
    expect(mail?.html).toContain('&lt;b&gt;Zweite Zeile');
    expect(mail?.attachments).toHaveLength(1);
    const bytes = mail?.attachments[0]?.content;
    if (!(bytes instanceof ArrayBuffer)) throw new Error('no attachment');
    const pdf = await factsOf(new Uint8Array(bytes));
    expect(pdf.pages).toBeGreaterThanOrEqual(11);
    expect(pdf.language).toBe(language);
    expect(pdf.tagged).toBe(true);
    expect(pdf.title).not.toBe('');
    for (const machine of [/WW.200/, /K.330/, /WM.600/]) expect(pdf.outline.some((entry) => machine.test(entry))).toBe(true);
    expect(pdf.fonts.length).toBeGreaterThan(0);
    expect(pdf.fonts.filter((font) => !font.embedded)).toEqual([]);
    // Drawings of glyphs, which is how Chromium embeds a variable font: larger, and coarse on some printers.
    expect(pdf.fonts.filter((font) => font.kind === 'Type3')).toEqual([]);
    for (const [width, height] of pdf.sizes) {
      expect(Math.abs(width - 595)).toBeLessThan(2);
      expect(Math.abs(height - 842)).toBeLessThan(2);
    }
    expect(plain(pdf.text.at(-1) ?? '')).toContain(SALES.email);
    // The contents lead to each chapter, and print the number of the page they lead to.
    const contents = pdf.links.filter((link) => link.from === 2);
    expect(contents.length).toBeGreaterThanOrEqual(4);
    for (const { to } of contents) expect(pdf.text[1]).toMatch(new RegExp(`\\b${to}\\b`));
  });

  await test.step('the app says that it was sent', async () => {
    await told;
    expect((await mailsTo(recipient)).length).toBe(1);
  });
});
