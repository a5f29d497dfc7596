// Known weaknesses of what an instance runs: `npm audit` of the lock file. docs/security.md says within which time they go.
import { npm } from './install.mjs';
import { CommandError, run } from './run.mjs';

/** A registry that cannot be reached is given up soon: a developer on a train is not kept waiting. */
const GIVE_UP = ['--fetch-retries=0', '--fetch-timeout=30000'];

interface Advisory {
  name: string;
  severity: string;
  title: string;
  url: string;
}
interface Audit {
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>;
  message?: string;
}

/** The answer of `npm audit --json`, whatever it ended with. */
async function audit(registry?: string): Promise<Audit> {
  const [command, args] = npm();
  const asked = [...args, 'audit', '--json', '--omit=dev', '--loglevel=silent', ...GIVE_UP];
  const output = await run(command, [...asked, ...(registry ? [`--registry=${registry}`] : [])]).catch((error) => {
    // An npm that cannot be started answers nothing.
    return error instanceof CommandError ? error.output : '';
  });
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return { message: 'npm audit answered nothing that can be read' };
  }
}

/**
 * Which packages of production have a known weakness of level high or critical, a line each; without `registry` the one npm
 * is set to is asked. Where that answers no such questions (a mirror, no network), `unasked` says why and `found` is empty.
 */
export async function knownWeaknesses(registry?: string): Promise<{ found: string[]; unasked?: string }> {
  const { vulnerabilities, message } = await audit(registry);
  if (!vulnerabilities) return { found: [], unasked: message ?? 'no answer' };
  const found = Object.values(vulnerabilities)
    // What only depends on such a package names that, and not an advisory.
    .flatMap(({ via }) => via.filter((one) => typeof one === 'object'))
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, title, url }) => `${name}: ${title} (${severity}), ${url}`);
  return { found: [...new Set(found)] };
}
