import type { MainProcessEvents } from '@vitrine/platform/main-process/types.ts';
import { createStore } from 'zustand/vanilla';

/** The update of the app that is looked for, on its way or ready; offline mode cannot be switched on meanwhile (shell.md 4). */
export const updates = createStore<{ pending: MainProcessEvents['update-notification-add'] | null }>(() => ({ pending: null }));

export const isUpdatePending = (): boolean => updates.getState().pending !== null;
