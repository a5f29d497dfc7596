/** System of this computer, as the addresses below `/download` name it. */
export function system(): 'win' | 'osx' | 'linux' {
  const { userAgent } = globalThis.navigator;
  return /Windows/.test(userAgent) ? 'win' : /Mac OS/.test(userAgent) ? 'osx' : 'linux';
}

/** Address of the newest version of the app for this computer. */
export const downloadLink = (server: string): string => `${server}/download/${system()}`;
