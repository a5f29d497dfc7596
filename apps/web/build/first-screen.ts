import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { scopedNames } from './scoped-names.ts';

const ENTRY = fileURLToPath(new URL('../src/early-load/render-first-screen.tsx', import.meta.url));
/** Beside the folder that is served; apps/api/src/web/first-screen.ts loads the file. */
const FOLDER = 'dist-server';
const MARK = '<!-- first-screen-styles -->';

/** The components of the first screen for the server: one file that brings React along. Answers the style sheets it is made with. */
async function buildRenderer(root: string): Promise<Set<string>> {
  const styles = new Set<string>();
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    css: { modules: scopedNames },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      react(),
      {
        name: 'vitrine:first-screen-styles',
        buildEnd() {
          for (const id of this.getModuleIds()) if (id.endsWith('.css')) styles.add(id);
        },
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      outDir: FOLDER,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'first-screen.js', codeSplitting: false } },
    },
  });
  return styles;
}

/**
 * Builds what renders the first screen of a page on the server, and says in index.html which of the app's style sheets it needs: the API
 * puts them into the page.
 */
export function firstScreen(): Plugin {
  let styles: Promise<Set<string>> = Promise.resolve(new Set());
  return {
    name: 'vitrine:first-screen',
    apply: 'build',
    configResolved({ root }) {
      styles = buildRenderer(root);
      // It is awaited once the app itself is bundled.
      styles.catch(() => undefined);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const needed = await styles;
        const sheets = new Set<string>();
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => needed.has(id))) continue;
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(`/${sheet}`);
        }
        if (sheets.size === 0) throw new Error('the app has no style sheet of the first screen');
        // Those of the app itself, which the page has as elements, come first.
        const app = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]*)">/g)].flatMap(([, href]) => href ?? []);
        return html.replace(
          MARK,
          () => `<meta name="first-screen-styles" content="${[...new Set([...app, ...sheets])].join(' ')}">`,
        );
      },
    },
  };
}
