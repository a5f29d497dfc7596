import { keysOf } from '../keys-of.ts';
import { MENU } from '../pages/navigation.ts';
import { STATIC_DOCUMENTS, type StaticDocumentKey, staticDocumentFile } from '../static-documents.ts';
import { pictureId } from './media.ts';
import { pageReference } from './page-ref.ts';
import { seedFile } from './product-parts.ts';
import { recordId } from './record-id.ts';
import type { SeedRun } from './seed-run.ts';

const staticFileId = (key: StaticDocumentKey) => recordId('files', key);

function linkTypeOf({ page, file }: (typeof MENU)[number]) {
  if (page) return 'entry';
  return file ? 'pdf' : 'none';
}

/** The menu with the documents that are pages of their own. */
export async function seedNavigation(run: SeedRun): Promise<void> {
  for (const key of keysOf(STATIC_DOCUMENTS)) {
    await seedFile(run, key, { path: staticDocumentFile(key), title: STATIC_DOCUMENTS[key].name });
  }
  for (const item of MENU) {
    const { key, name, kind, parent, page, file, picture, document } = item;
    await run.write('navigation', key, (words) => ({
      name: words(name),
      kind: kind ? words(kind) : null,
      parent: parent ? recordId('navigation', parent) : null,
      linkType: linkTypeOf(item),
      entry: page ? pageReference(page) : null,
      pdf: file ? staticFileId(file) : null,
      image: picture ? pictureId(picture) : null,
      pdfName: document ? words(document.name) : null,
      pdfKind: document ? words(document.kind) : null,
      itemHidden: item.itemHidden ?? false,
    }));
  }
}
