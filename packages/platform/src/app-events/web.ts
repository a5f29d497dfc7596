import type { AppEvents } from './types.ts';

export const webAppEvents: AppEvents = {
  isHidden: () => document.hidden,
  onVisibility: (listener) => document.addEventListener('visibilitychange', listener),
  onFocus: (listener) => addEventListener('focus', listener),
  onWake: () => undefined,
};
