import { LastSheet } from './last-sheet.tsx';
import { SheetPage } from './sheet-page.tsx';

/** `/document-generator/last-sheet` */
export function LastSheetPage() {
  return <SheetPage>{(meta, sender) => <LastSheet meta={meta} sender={sender} />}</SheetPage>;
}
