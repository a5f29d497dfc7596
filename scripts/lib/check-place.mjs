// The place where an instance runs: its data folder, its disk, its ports. Any Node >= 18.
import fs from 'node:fs';
import path from 'node:path';
import { portTrouble } from '../postgres.mjs';
import { Sentence } from './console.mjs';
import { holdFolder } from './folder-lock.mjs';

const portInUse = (number, name) => `Port ${number} is in use: stop the program that uses it, or start with another ${name}.`;
const noAddress = (_number, address) => `The setting HOST cannot be used: this machine has no address "${address}".`;
const PORT_SENTENCES = {
  EACCES: (number) => `Port ${number} cannot be opened without more rights: start with another PORT.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

const STATE_FOLDERS = ['assets', 'chromium', 'documents', 'logs', 'mail', 'media', 'state', 'tmp'];

function keepPrivate(folder, mode) {
  try {
    fs.chmodSync(folder, mode);
  } catch {
    // Not every file system has rights (a share of Windows, say): the operator who mounts it says who may read it.
  }
}

/**
 * Takes the data folder for this process and finds what would keep it from running: no room, no rights, a port in use. `ports` are
 * name, number and address of each. Throws a Sentence.
 */
export async function checkPlace({ dataDir, minimumFree, ports }) {
  // PostgreSQL, which may run as another user, has to get through to its own folder.
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  holdFolder(dataDir, 'npm start');
  if (fs.existsSync(path.join(dataDir, 'restore-unfinished')))
    throw new Sentence(`A restore into ${dataDir} did not end: delete the folder and restore again.`);
  const probe = path.join(dataDir, `.write-${process.pid}`);
  fs.writeFileSync(probe, 'x');
  fs.rmSync(probe);
  // Node before 18.15 cannot tell how much is free.
  const { bavail, bsize } = (await fs.promises.statfs?.(dataDir)) ?? { bavail: Number.POSITIVE_INFINITY, bsize: 1 };
  if (bavail * bsize < minimumFree) {
    throw new Sentence(
      `The disk of ${dataDir} is full: Vitrine needs at least ${Math.round(minimumFree / 1e6)} MB there, ${Math.round((bavail * bsize) / 1e6)} MB are free.`,
    );
  }
  // No other user of this machine reads what is kept, logged, sent or mailed; PostgreSQL keeps its folder itself.
  for (const name of STATE_FOLDERS) {
    fs.mkdirSync(path.join(dataDir, name), { recursive: true });
    keepPrivate(path.join(dataDir, name), 0o700);
  }
  for (const [name, number, address] of ports) {
    const trouble = await portTrouble(number, address);
    if (trouble === null) continue;
    throw new Sentence(PORT_SENTENCES[trouble]?.(number, address) ?? portInUse(number, name));
  }
}
