import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { bundlerArguments } from './release-command.ts';

// macOS and Windows cannot be built here: what the workflow asks for is held against the bundler's schema and the repository.
const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const workflow = read('docs/desktop-release.yml');
const all = (pattern: RegExp) => [...workflow.matchAll(pattern)].map(([, found = '']) => found);

const schema = z
  .object({
    definitions: z.object({
      BundleType: z.object({ oneOf: z.array(z.object({ enum: z.array(z.string()) })) }),
      AppImageConfig: z.object({ properties: z.record(z.string(), z.unknown()) }),
      BundleConfig: z.object({ properties: z.record(z.string(), z.unknown()) }),
      WindowsConfig: z.object({ properties: z.record(z.string(), z.unknown()) }),
    }),
  })
  .parse(JSON.parse(read('node_modules/@tauri-apps/cli/config.schema.json')));

test('each system of the workflow builds installers that the bundler knows, and each kind that is asked for is built', () => {
  const known = schema.definitions.BundleType.oneOf.flatMap((one) => one.enum);
  const built = all(/bundles: '([\w,]+)'/g).flatMap((list) => list.split(','));
  for (const kind of built) expect(known).toContain(kind);
  for (const kind of ['deb', 'rpm', 'appimage', 'dmg', 'nsis', 'msi']) expect(built).toContain(kind);
});

test('its commands are there, and the bundler knows its settings', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('apps/desktop/package.json')));
  const asked = all(/npm run (\S+) -w apps\/desktop/g);
  expect(asked).not.toEqual([]);
  for (const script of asked) expect(scripts).toHaveProperty(script);
  for (const file of all(/node (node_modules\/\S+)/g)) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  for (const key of all(/\{\\"bundle\\":\{\\"(\w+)\\"/g)) expect(schema.definitions.BundleConfig.properties).toHaveProperty(key);
  for (const key of all(/\\"windows\\":\{\\"(\w+)\\"/g)) expect(schema.definitions.WindowsConfig.properties).toHaveProperty(key);
});

test('the AppImage has the plugins of GStreamer that videos need, those that the package for Debian depends on among them', () => {
  const { linux } = z
    .object({
      bundle: z.object({
        linux: z.object({
          appimage: z.object({ bundleMediaFramework: z.boolean() }),
          deb: z.object({ depends: z.array(z.string()) }),
        }),
      }),
    })
    .parse(JSON.parse(read('apps/desktop/src-tauri/tauri.conf.json'))).bundle;
  expect(linux.appimage).toEqual({ bundleMediaFramework: true });
  expect(schema.definitions.AppImageConfig.properties).toHaveProperty('bundleMediaFramework');
  const [installed = ''] = all(/apt-get install -y ((?:\S+\s+)+?)- /g);
  const plugins = installed.split(/\s+/).filter((name) => name.startsWith('gstreamer'));
  expect(plugins).toEqual(['base', 'good', 'bad'].map((set) => `gstreamer1.0-plugins-${set}`).concat('gstreamer1.0-libav'));
  expect(plugins).toEqual(expect.arrayContaining(linux.deb.depends));
});

test('the store is tested on each system before its installers are built', () => {
  const tested = workflow.search(/^ {6}- run: cargo test -p vitrine-store --locked\n {8}working-directory: apps\/desktop$/m);
  expect(tested).toBeGreaterThan(workflow.indexOf('    steps:'));
  expect(tested).toBeLessThan(workflow.indexOf('npm run bundle'));
});

const configs = z.object({
  bundle: z.strictObject({ createUpdaterArtifacts: z.boolean().optional(), windows: z.unknown().optional() }),
  plugins: z.strictObject({ updater: z.strictObject({ pubkey: z.string() }) }).optional(),
});
/** Settings that the workflow gives the bundler, one a `--config`. */
const configsWith = (variables: Record<string, string>) => {
  const given = bundlerArguments('deb', variables);
  expect(given.slice(0, 2)).toEqual(['--bundles', 'deb']);
  return given
    .slice(2)
    .filter((text) => text !== '--config')
    .map((text) => configs.parse(JSON.parse(text)));
};

test('updates are signed where the build has a key for them, which the bundler needs before it signs', () => {
  expect(configsWith({ VITRINE_UPDATE_KEY: '', THUMBPRINT: '' })).toEqual([]);
  expect(configsWith({ VITRINE_UPDATE_KEY: 'a+key/of=', THUMBPRINT: 'ab12' })).toEqual([
    { bundle: { createUpdaterArtifacts: true }, plugins: { updater: { pubkey: 'a+key/of=' } } },
    { bundle: { windows: { certificateThumbprint: 'ab12' } } },
  ]);
});

/** The entries of a property list that consists of dictionaries, texts and yes or no. */
function propertyList(name: string): unknown {
  const [, body = ''] = /<plist version="1.0">(.*)<\/plist>/s.exec(read(name)) ?? [];
  const json = body
    .replaceAll('<dict>', '{')
    .replaceAll('</dict>', '},')
    .replaceAll(/<key>(\w+)<\/key>/g, '"$1":')
    .replaceAll(/<(true|false)\/>/g, '$1,')
    .replaceAll(/<string>([^<"]+)<\/string>/g, '"$1",');
  return JSON.parse(json.replaceAll(/,(?=\s*(?:\}|$))/g, ''));
}

test('on macOS the web view may use http, which the store and servers of an own network speak, and nothing else may', () => {
  expect(propertyList('apps/desktop/src-tauri/Info.plist')).toEqual({
    NSAppTransportSecurity: { NSAllowsLocalNetworking: true, NSAllowsArbitraryLoadsInWebContent: true },
    NSLocalNetworkUsageDescription: expect.stringMatching(/^Vitrine .+\.$/),
  });
});
