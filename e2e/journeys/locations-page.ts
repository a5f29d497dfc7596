import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const LOCATIONS_PAGE = '/content-page/standorte';

/** Opens the page of the locations, with its map drawn. */
export async function openLocations(page: Page) {
  await page.goto(LOCATIONS_PAGE);
  await expect(page.locator('[data-map="ready"]')).toBeVisible();
  await expect(page.locator('[data-marker]').first()).toBeVisible();
}

export const edges = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
/** The names that are pressed among the markers, or the entries of the list. */
export const pressedIn = (part: Locator) => part.locator('[aria-pressed="true"]');
export const entry = (page: Page, name: string) => page.locator('[data-location]').filter({ hasText: name });
