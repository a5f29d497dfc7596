/** Where the API and the files of releases are. */
export interface Origin {
  /** Calls the API; `path` is below /api/v1, without a slash before it. Throws what `fetch` throws. */
  callApi(path: string, init?: RequestInit): Promise<Response>;
  /** Fetches a file of a release by the address that its document names. */
  loadAsset(url: string, init?: RequestInit): Promise<Response>;
  /** Where the window finds a file that a document names by `/assets/…` or `/download/…`. */
  assetUrl(url: string): string;
}

/** What only the origin of a desktop window has: its documents and files come from the server or from the store. */
export interface DesktopOrigin {
  /** From now on documents and files come from the store, or from the server again. */
  setOffline(isOffline: boolean): void;
  /** The server, whatever documents come from: log-in, news and documents that are sent are its matter. */
  server: Origin;
  /** Absolute address of a path of the server: `/assets/…`, `/api/v1/…`. */
  serverUrl(path: string): string;
}
