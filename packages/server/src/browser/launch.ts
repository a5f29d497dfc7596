import { type Browser, chromium } from 'playwright-core';
import { environmentForProcess } from '../environment-for-process.ts';
import type { BrowserProgram } from './program.ts';

/** Nothing of the browser's own talks to the network, and a page in the background works at full speed. */
const SWITCHES = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--no-pings',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/**
 * The switch replaces the one Playwright sets (chromiumSwitches.ts of 1.65), so its names come first. The last three are
 * web pages of the address bar that are never seen and that Chromium from 150 on starts with each window, at half of the
 * processor time of a small print.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** What every browser of ours is started with, the tests' too. */
export const BROWSER_ARGUMENTS: readonly string[] = [...SWITCHES, `--disable-features=${DISABLED_FEATURES.join(',')}`];

/**
 * Starts a browser without a window. Chromium's sandbox needs user namespaces that root and most containers do not
 * have; it is off there, and the pages opened are our own.
 */
export function launchBrowser(program: BrowserProgram, extraArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: program.executablePath,
    env: { ...environmentForProcess(), ...program.env },
    args: [...BROWSER_ARGUMENTS, ...extraArguments],
    chromiumSandbox: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
  });
}
