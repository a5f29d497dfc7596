import type { AgeCheck, StartResult } from '@vitrine/offline/engine.ts';
import type { OfflineState } from '@vitrine/offline/state.ts';
import type { TransferProblem } from '@vitrine/platform/catalogue-files/types.ts';
import type { MainProcessEvents } from '@vitrine/platform/main-process/types.ts';
import { fileSize } from '../i18n/file-size.ts';
import { shownLanguage, textsOf } from '../i18n/i18n.ts';
import { closeNotification, OFFLINE_MODE_KEY as MODE, notificationsStore, notify } from '../stores/notifications.ts';
import { commandLink } from './commands.ts';
import { contentDate, dayOf } from './dates.ts';
import { system } from './system.ts';

/** A notification replaces the previous one of the same kind. */
const AGE = 'desktop-offline-age';
const CLOCK = 'desktop-clock';
const DAMAGE = 'desktop-offline-damage';
const SESSION = 'desktop-session';
const UPDATE = 'desktop-update';
const VERSION = 'desktop-version';
const FULL_SCREEN = 'desktop-full-screen';
const SAVE = 'desktop-save';

const language = () => shownLanguage.getState().language;

/** Offline mode was switched on, or has a newer catalogue (shell.md 4). */
export function notifyEnabled(state: OfflineState, isNewer: boolean): void {
  notify(() => {
    const date = contentDate(state);
    const day = date ? dayOf(date, language()) : '';
    return {
      icon: 'check',
      text: textsOf('desktop')(isNewer ? 'notices.updated' : 'notices.enabled', { day }),
      singleNotificationKey: MODE,
    };
  });
}

/** The disk has changed files of the catalogue; their number is in the settings, where a load mends them. */
export function notifyDamaged(): void {
  notify(() => ({ icon: 'error', text: textsOf('desktop')('notices.damaged'), singleNotificationKey: DAMAGE }));
}

/** Offline mode has ended, because its catalogue is no longer whole. */
export function notifyIncomplete(): void {
  notify(() => ({ icon: 'error', text: textsOf('desktop')('notices.incomplete'), singleNotificationKey: DAMAGE }));
}

export function notifyDisabled(): void {
  notify(() => ({ icon: 'wifi-on', text: textsOf('desktop')('notices.disabled'), singleNotificationKey: MODE }));
}

/** Says why a load did not begin; says nothing if one is already running. */
export function notifyRefused(result: StartResult): void {
  if (result.kind === 'update-pending') {
    notify(() => ({ icon: 'update', text: textsOf('desktop')('notices.updatePending'), singleNotificationKey: MODE }));
  }
  if (result.kind === 'no-space') {
    const { neededBytes, freeBytes } = result;
    notify(() => ({
      icon: 'error',
      text: textsOf('desktop')('notices.noSpace', {
        needed: fileSize(neededBytes, language()),
        free: fileSize(freeBytes, language()),
      }),
      singleNotificationKey: MODE,
    }));
  }
}

/** Says how full screen ends, which hides the menu. */
export function notifyFullScreen(isFull: boolean): void {
  if (!isFull) {
    forget(FULL_SCREEN);
    return;
  }
  // As the menu of the app has it (menu.rs).
  const key = system() === 'osx' ? 'Control+Command+F' : 'F11';
  notify(() => ({ icon: 'check', text: textsOf('desktop')('notices.fullScreen', { key }), singleNotificationKey: FULL_SCREEN }));
}

/** Says that the server is asked, until its answer or its silence takes the place of this. */
export function notifyConnecting(): void {
  notify(() => ({
    icon: 'wifi-on',
    text: textsOf('desktop')('notices.connecting'),
    deleteOnClose: true,
    singleNotificationKey: MODE,
  }));
}

/** Says that the action needs a connection. */
export function notifyNoConnection(): void {
  notify(() => ({ icon: 'wifi-off', text: textsOf('desktop')('notices.noConnection'), singleNotificationKey: MODE }));
}

/** Says that the server cannot be reached, or cannot serve now. */
export function notifyNotServing(): void {
  notify(() => ({ icon: 'wifi-off', text: textsOf('desktop')('notices.notServing'), singleNotificationKey: MODE }));
}

/** Warns before offline mode ends, and says that it has ended (shell.md 4 and 9). */
export function notifyAge(check: AgeCheck): void {
  if (check.kind === 'fine') return;
  notify(() => {
    const t = textsOf('desktop');
    const connect = { action: commandLink('go-online'), actionText: t('notices.connect'), singleNotificationKey: AGE };
    switch (check.kind) {
      case 'day-warning':
        return { icon: 'wifi-off', style: 'error', text: t('notices.daysLeft', { count: check.daysLeft }), ...connect };
      case 'last-hours':
        return { icon: 'wifi-off', style: 'error', text: t('notices.hoursLeft', { count: check.hoursLeft }), ...connect };
      case 'clock-warning':
        return { icon: 'error', text: t('notices.clock'), singleNotificationKey: CLOCK };
      case 'forced-logout':
        return { icon: 'error', text: t('notices.forcedLogout'), singleNotificationKey: AGE };
    }
  });
}

/** Says in offline mode that the session has ended: documents wait for a log-in, for which the person goes online. */
export function notifySessionEnd(): void {
  notify(() => {
    const t = textsOf('desktop');
    const goOnline = { action: commandLink('go-online'), actionText: t('error.goOnline') };
    return { icon: 'error', text: t('notices.sessionEnd'), ...goOnline, singleNotificationKey: SESSION };
  });
}

/** An error that an installer mends; `link` is where it is. */
function notifyToLoad(text: 'notices.oldVersion' | 'notices.update.failed', link: string, key: string): void {
  notify(() => {
    const t = textsOf('desktop');
    return { icon: 'error', text: t(text), action: link, actionText: t('notices.load'), singleNotificationKey: key };
  });
}

/** Says that the server no longer accepts this version of the app (shell.md 7, `auth/ping`); `link` is where the newest one is. */
export function notifyOldVersion(link: string): void {
  notifyToLoad('notices.oldVersion', link, VERSION);
}

/** Says how far an update of the app is. */
export function notifyUpdate({ version, step }: MainProcessEvents['update-notification-add']): void {
  notify(() => {
    const t = textsOf('desktop');
    const told = { icon: 'update', text: t(`notices.update.${step}`, { version }), singleNotificationKey: UPDATE } as const;
    if (step !== 'ready') return told;
    // It waits for an answer.
    return { ...told, style: 'error', action: commandLink('install-update'), actionText: t('notices.restart') };
  });
}

/** Says that a search by the menu found no update, or why it found none. */
export function notifySearched(result: MainProcessEvents['update-searched']['result']): void {
  notify(() => ({
    icon: result === 'none' ? 'check' : 'error',
    text: textsOf('desktop')(`notices.update.${result === 'none' ? 'none' : 'notSearched'}`),
    singleNotificationKey: UPDATE,
  }));
}

/** Says that the update could not be installed, in the place of the news that it is ready; `link` is where its installer is. */
export function notifyNotInstalled(link: string): void {
  notifyToLoad('notices.update.failed', link, UPDATE);
}

/** The server answers so for a file that is not there, or not any more. */
const GONE: readonly number[] = [404, 410];

/** Why a file was not saved, as the texts call it. A file that is missing on the disk was left out by the packs. */
function reasonOf(problem: TransferProblem | null, isFromDisk: boolean) {
  switch (problem?.kind) {
    case 'status':
      if (!GONE.includes(problem.status)) return 'failed';
      return isFromDisk ? 'notLoaded' : 'gone';
    case 'disk-full':
      return 'noRoom';
    case 'disk':
      return 'place';
    case 'timeout':
    case 'network-down':
    case 'address-not-found':
      return 'notReached';
    default:
      return 'failed';
  }
}

/** Says that a file was not saved, and why; `isFromDisk`: it comes from the catalogue on the disk. */
export function notifyNotSaved(problem: TransferProblem | null, file: { name: string; isFromDisk: boolean }): void {
  const reason = reasonOf(problem, file.isFromDisk);
  notify(() => ({
    icon: reason === 'notReached' ? 'wifi-off' : 'error',
    style: 'error',
    text: textsOf('desktop')(`notices.notSaved.${reason}`, { name: file.name }),
    singleNotificationKey: SAVE,
  }));
}

function forget(key: string): void {
  for (const { id, singleNotificationKey } of notificationsStore.getState().list) {
    if (singleNotificationKey === key) closeNotification(id);
  }
}

export const forgetUpdate = (): void => forget(UPDATE);
export const forgetOldVersion = (): void => forget(VERSION);
export const forgetSessionEnd = (): void => forget(SESSION);
export const forgetDamage = (): void => forget(DAMAGE);
export const forgetClock = (): void => forget(CLOCK);
export function forgetAge(): void {
  forget(AGE);
  forgetClock();
}
