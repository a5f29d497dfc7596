import { useLocation } from '@tanstack/react-router';
import { PrintPage } from '../print/print-page.tsx';
import { loadPrintPages } from './chapters.ts';

/** What a route with print pages shows in print mode. */
export function PrintRoute() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <PrintPage path={path} load={loadPrintPages} />;
}
