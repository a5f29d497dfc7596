import { CoverSheet } from './cover-sheet.tsx';
import { SheetPage } from './sheet-page.tsx';

/** `/document-generator/cover-sheet` */
export function CoverSheetPage() {
  return <SheetPage>{(meta, sender) => <CoverSheet meta={meta} sender={sender} />}</SheetPage>;
}
