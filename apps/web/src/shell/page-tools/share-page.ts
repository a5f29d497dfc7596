import { textsOf } from '../../i18n/i18n.ts';
import { notify } from '../../stores/notifications.ts';

const KEY = 'page-share';
const say = (icon: 'check' | 'error', text: 'linkCopied' | 'linkNotCopied') =>
  notify(() => ({ icon, text: textsOf('pageBar')(text), singleNotificationKey: KEY }));

/** Over plain HTTP there is no clipboard for scripts but this one. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  field.readOnly = true;
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

async function copy(text: string): Promise<boolean> {
  try {
    await globalThis.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands an address to the device's own list of ways to share it, or copies it where there is none. */
export async function sharePage(title: string, url: string): Promise<void> {
  if (typeof globalThis.navigator.share === 'function') {
    try {
      await globalThis.navigator.share({ title, url });
      return;
    } catch (error) {
      if (isCancelled(error)) return;
    }
  }
  if (await copy(url)) say('check', 'linkCopied');
  else say('error', 'linkNotCopied');
}
