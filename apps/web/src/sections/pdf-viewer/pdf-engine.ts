import { pdfjs } from 'react-pdf';
import { allowWorker } from '../own-workers.ts';

const FILES = import.meta.env.PDF_FILES;
const WORKER = `${FILES}worker.js`;

allowWorker(WORKER);
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
