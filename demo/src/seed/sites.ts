import type { SeedRun } from './seed-run.ts';

const SITES = [
  { language: 'de', name: 'Deutsch' },
  { language: 'en', name: 'English' },
] as const;

/** The two languages of the catalogue. */
export async function seedSites(run: SeedRun): Promise<void> {
  for (const site of SITES) await run.write('sites', site.language, () => site);
}
