import { createHash } from 'node:crypto';
import type { InstallerSystem } from '@vitrine/contract/installers.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { html } from '../http/html.ts';

const STYLE =
  'body{display:grid;place-content:center;min-height:100vh;margin:0;padding:0 1.25rem;font:400 1.125rem/1.55 "Archivo Variable","Helvetica Neue",Arial,sans-serif;color:#171c20;background:#f4f6f7}main{max-width:36rem}h1{margin:0;font-size:1.75rem;font-weight:560;line-height:1.2}p{color:#59656d}a{color:inherit}';
export const NO_INSTALLER_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const SYSTEMS: Record<InstallerSystem, string> = { osx: 'macOS', win: 'Windows', linux: 'Linux' };
const TEXTS = {
  de: {
    headline: (system: string) => `Für ${system} gibt es noch kein Programm`,
    copy: 'Sie können die Anwendung ohne Installation im Browser nutzen. Sobald das Programm bereitsteht, laden Sie es an dieser Stelle.',
    home: 'Zur Anwendung',
  },
  en: {
    headline: (system: string) => `There is no program for ${system} yet`,
    copy: 'You can use the application in your browser without installing anything. Once the program is available, you can download it here.',
    home: 'To the application',
  },
} satisfies Record<Language, unknown>;

/** What a browser shows where there is no installer for a system: no dead end. */
export function noInstallerPage(language: Language, system: InstallerSystem): string {
  const texts = TEXTS[language];
  const headline = texts.headline(SYSTEMS[system]);
  const head = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${headline}</title><style>`;
  const body = html`</style></head>
<body><main><h1>${headline}</h1><p>${texts.copy}</p><p><a href="/">${texts.home}</a></p></main></body>
</html>
`;
  return head.text + STYLE + body.text;
}
