import { platform } from '../platform.ts';
import { offlineMode } from '../stores/offline-mode.ts';

/** What documents name of a release: its files, and the same as attachments. */
const FILE = /^\/(?:assets|download)\//;

/** The disk has one file of each crop of a picture and of each video (contract/assets.ts): everything leads to that one. */
function keepOffline(holder: object): void {
  if ('offline' in holder && typeof holder.offline === 'string' && 'default' in holder && typeof holder.default === 'object') {
    const { offline } = holder;
    Object.assign(holder, { default: { default: offline }, print: offline, printSmall: {} });
  }
  if ('offlineVersion' in holder && 'versions' in holder && Array.isArray(holder.versions)) {
    const { offlineVersion } = holder;
    holder.versions = holder.versions.filter((version) => version.url === offlineVersion);
  }
}

/**
 * Puts the origin in use before every address of a file in a record, in place; offline the files are those that the disk has. A record may
 * lead back to itself. For the desktop app: in a browser files have the origin of the page.
 */
export function withAddresses<T extends object>(record: T): T {
  const { origin } = platform;
  const isOffline = offlineMode.getState().isOn;
  const seen = new Set<object>();
  const visit = (holder: object) => {
    if (seen.has(holder)) return;
    seen.add(holder);
    if (isOffline) keepOffline(holder);
    for (const [name, value] of Object.entries(holder)) {
      if (typeof value === 'string') {
        if (FILE.test(value)) Reflect.set(holder, name, origin.assetUrl(value));
      } else if (typeof value === 'object' && value) visit(value);
    }
  };
  visit(record);
  return record;
}
