import type { AppEvents } from './types.ts';

/** A window that a test hides, shows and turns to. */
export function memoryAppEvents(): AppEvents & { hide(isHidden: boolean): void; focus(): void } {
  let hidden = false;
  const onVisibility: (() => void)[] = [];
  const onFocus: (() => void)[] = [];
  return {
    isHidden: () => hidden,
    onVisibility: (listener) => void onVisibility.push(listener),
    onFocus: (listener) => void onFocus.push(listener),
    onWake: () => undefined,
    hide(isHidden) {
      hidden = isHidden;
      for (const listener of onVisibility) listener();
    },
    focus() {
      for (const listener of onFocus) listener();
    },
  };
}
