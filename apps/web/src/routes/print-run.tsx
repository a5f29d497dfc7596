import { PrintRunPage } from '../print/print-run-page.tsx';
import { loadPrintPages } from './chapters.ts';

/** A whole document, whatever kinds of page it is made of. */
export const PrintRun = () => <PrintRunPage load={loadPrintPages} />;
