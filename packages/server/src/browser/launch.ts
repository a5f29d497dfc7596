import { type Browser, chromium } from 'playwright-core';
import type { BrowserProgram } from './program.ts';

/** Nothing of the browser's own talks to the network, and a page in the background works at full speed. */
const ARGUMENTS = [
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

function ourEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/**
 * Starts a browser without a window. Chromium's sandbox needs user namespaces that root and most containers do not
 * have; it is off there, and the pages opened are our own.
 */
export function launchBrowser(program: BrowserProgram, extraArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: program.executablePath,
    env: { ...ourEnvironment(), ...program.env },
    args: [...ARGUMENTS, ...extraArguments],
    chromiumSandbox: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 30_000,
  });
}
