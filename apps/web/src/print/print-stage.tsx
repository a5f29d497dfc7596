import { type ReactNode, useEffect } from 'react';
import { printMode } from '../print-mode.ts';
import { signalPrintReady } from './print-ready.ts';

interface Props {
  /** Title of the PDF and of the window. */
  title: string;
  children: ReactNode;
}

/** Around what is ready to print: sets the title and, in print mode, tells the renderer when everything is there. */
export function PrintStage({ title, children }: Props) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => (printMode ? signalPrintReady(document.body) : undefined), []);
  return children;
}
