interface ImportMetaEnv {
  /** Version of the app, from package.json. */
  readonly APP_VERSION: string;
}
