/** What happens to the window around the app. */
export interface AppEvents {
  /** True while the window cannot be seen. */
  isHidden(): boolean;
  /** Calls when the window is shown or hidden. */
  onVisibility(listener: () => void): void;
  /** Calls when a person turns to the window. */
  onFocus(listener: () => void): void;
  /** Calls when the computer woke up; a browser does not tell. */
  onWake(listener: () => void): void;
}
