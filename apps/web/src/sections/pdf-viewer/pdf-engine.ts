import { pdfjs } from 'react-pdf';
import { policies } from '../../shell/trusted-types.ts';

const FILES = import.meta.env.PDF_FILES;
const WORKER = `${FILES}worker.js`;

const isOurWorker = (address: string) =>
  new URL(address, window.location.href).href === new URL(WORKER, window.location.href).href;

/**
 * The app's policy asks for trusted types. The viewer may start its worker, and empty an element, which react-pdf does by
 * `innerHTML = ''`; every other string stays refused.
 */
policies()?.createPolicy('default', {
  createHTML: (html) => (html === '' ? html : null),
  createScriptURL: (address) => (isOurWorker(address) ? address : null),
});
pdfjs.GlobalWorkerOptions.workerSrc = WORKER;

/** How pdfjs reads a file: with what our own origin serves, and without WebAssembly and eval, which the policy forbids. */
export const PDF_OPTIONS = {
  cMapUrl: `${FILES}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${FILES}standard_fonts/`,
  wasmUrl: `${FILES}wasm/`,
  useWasm: false,
  isEvalSupported: false,
};
