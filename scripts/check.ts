// npm run check: types, lint, boundaries, unused code.
import { checks } from './lib/checks.ts';

const { passed, failed } = await checks();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
