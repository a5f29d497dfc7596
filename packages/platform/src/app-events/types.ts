/** What happens to the window around the app. */
export interface AppEvents {
  /** True while nobody can see the window. */
  isHidden(): boolean;
  /** Calls when the window is shown or hidden. */
  onVisibility(listener: () => void): void;
  /** Calls when somebody turns to the window. */
  onFocus(listener: () => void): void;
}
