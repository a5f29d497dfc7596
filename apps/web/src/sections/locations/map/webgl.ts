/** True where the browser can draw the map. Asked before its code is loaded. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few contexts: this one goes at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
