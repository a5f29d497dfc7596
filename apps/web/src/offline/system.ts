/** System of this computer, as the addresses below `/download` name it. */
export function system(): 'win' | 'osx' | 'linux' {
  const { userAgent } = globalThis.navigator;
  return /Windows/.test(userAgent) ? 'win' : /Mac OS/.test(userAgent) ? 'osx' : 'linux';
}
