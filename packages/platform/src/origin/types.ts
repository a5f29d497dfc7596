/** Where the API and the files of releases are. */
export interface Origin {
  /** Calls the API; `path` is below /api/v1, without a slash before it. Throws what `fetch` throws. */
  callApi(path: string, init?: RequestInit): Promise<Response>;
  /** Fetches a file of a release by the address that its document names. */
  loadAsset(url: string, init?: RequestInit): Promise<Response>;
}
