import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CSSModulesOptions } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LETTERS = 6;

/**
 * Names of the classes of CSS modules: its own, and letters that its file alone has. Those of Vite also have a line each, which does not
 * pack, and every page has some hundred of them. The app and the first screen of the server must have the same.
 */
export const scopedNames: CSSModulesOptions = {
  generateScopedName(name, file) {
    const place = path.relative(ROOT, file.replace(/\?.*$/s, ''));
    return `${name}-${createHash('sha256').update(place).digest('hex').slice(0, LETTERS)}`;
  },
};
