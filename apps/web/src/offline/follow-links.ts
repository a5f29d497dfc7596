import { TransferError } from '@vitrine/platform/catalogue-files/types.ts';
import type { Desktop } from '@vitrine/platform/platform.ts';
import { isOwn } from '../shell/link-target.ts';
import { report } from '../shell/report.ts';
import { commandOf } from './commands.ts';
import { notifyNotInstalled, notifyNotSaved } from './notices.ts';
import type { OfflineApp } from './offline-app.ts';
import { downloadLink } from './system.ts';
import { updates } from './updates.ts';

const FILE = /\/(?:download\/)?assets\/[0-9a-f]{16,64}\/(?:[^?#]*\/)?([^/?#]+)$/;

export type LinkTarget =
  | { kind: 'app' }
  | { kind: 'command'; command: NonNullable<ReturnType<typeof commandOf>> }
  /** A file of the catalogue, from the server or from the disk. */
  | { kind: 'file'; url: string; name: string }
  | { kind: 'outside'; url: string };

/** Where a link leads in the desktop app; `server` and `store` are the addresses that files of the catalogue begin with. */
export function linkTarget(href: string, { server, store }: { server: string; store: string }): LinkTarget {
  const command = commandOf(href);
  if (command) return { kind: 'command', command };
  if (isOwn(href) || href.startsWith('#')) return { kind: 'app' };
  const url = href.startsWith('/') ? `${server}${href}` : href;
  const name = FILE.exec(url)?.[1];
  // The store has no attachments: its files are saved by the main process.
  if (name && url.startsWith(`${store}/`))
    return { kind: 'file', url: url.replace('/download/assets/', '/assets/'), name: decodeURIComponent(name) };
  if (name && url.startsWith(`${server}/`)) return { kind: 'file', url, name: decodeURIComponent(name) };
  return /^(?:https?|mailto):/i.test(url) ? { kind: 'outside', url } : { kind: 'app' };
}

/** What is done for a link that leaves the app: files are saved, other addresses open in the program that the system has for them. */
export async function followTarget(target: LinkTarget, { main }: Desktop, app: OfflineApp): Promise<void> {
  const failed = (error: unknown) => report({ what: 'link', detail: String(error) });
  if (target.kind === 'file') {
    const { url, name } = target;
    await main.saveFile({ url, headers: {}, name }).catch((error: unknown) => {
      const problem = error instanceof TransferError ? error.problem : null;
      notifyNotSaved(problem, { name, isFromDisk: url.startsWith(`${main.storeBase()}/`) });
    });
  }
  if (target.kind === 'outside') await main.openExternal(target.url).catch(failed);
  if (target.kind === 'command' && target.command === 'go-online') await app.goOnline().catch(failed);
  if (target.kind === 'command' && target.command === 'install-update') {
    await main.installUpdate().catch(() => {
      // It may never succeed on this computer: offline mode does not wait for it until the next check offers it again.
      updates.setState({ pending: null });
      notifyNotInstalled(downloadLink(main.server() ?? ''));
    });
  }
}

/** Follows the links that leave the app. */
export function followLinks(desktop: Desktop, app: OfflineApp): void {
  const { main } = desktop;
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const href = event.target.closest('a[href]')?.getAttribute('href');
    if (!href) return;
    const target = linkTarget(href, { server: main.server() ?? '', store: main.storeBase() });
    if (target.kind === 'app') return;
    event.preventDefault();
    void followTarget(target, desktop, app);
  });
}
