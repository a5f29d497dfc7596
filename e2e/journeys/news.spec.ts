import { callContent, staffRequests } from './admin.ts';
import { expect, SALES, test } from './fixtures.ts';
import { newSession, seeNews, storeSession } from './session.ts';

/** Publishes news in German about a machine; answers their id, and how they go again. */
async function publishNews(origin: string, text: string) {
  const request = await staffRequests(origin);
  const staff = { request };
  const { docs } = await callContent(staff, origin, 'GET', '/products?where[slug][equals]=ww-200&depth=0');
  const { doc } = await callContent(staff, origin, 'POST', '/notifications?locale=de', {
    text,
    icon: 'add',
    style: 'error',
    entry: { relationTo: 'products', value: docs[0].id },
    actionText: 'Ansehen',
    _status: 'published',
  });
  const remove = async () => {
    await callContent(staff, origin, 'DELETE', `/notifications/${doc.id}`);
    await request.dispose();
  };
  return { id: String(doc.id), remove };
}

test('news that an editor publishes comes up once, and leads to its page', async ({ page, language, origin, texts }) => {
  const { token, refreshToken } = await newSession(origin, SALES);
  await seeNews(origin, token);
  const text = `Neu ${Date.now()}`;
  const { id, remove } = await publishNews(origin, text);
  try {
    await storeSession(page, language, token, refreshToken);
    // Until a release holds them.
    await expect(async () => {
      await page.goto('/documents/overview');
      await expect(page.getByText(text)).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 40_000 });
    const seen = page.waitForResponse((answer) => answer.url().endsWith(`/notifications/${id}/seen`));
    await page.getByRole('region', { name: texts.shell.notifications.name }).getByRole('link', { name: 'Ansehen' }).click();
    await expect(page).toHaveURL(/\/product\/ww-200$/);
    expect((await seen).status()).toBe(204);
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/notifications/unseen'));
    await page.reload();
    expect(await (await asked).text()).not.toContain(text);
  } finally {
    await remove();
  }
});
