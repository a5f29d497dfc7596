import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { keysOf } from '../keys-of.ts';
import { MENU } from '../pages/navigation.ts';
import { STATIC_DOCUMENTS, type StaticDocumentKey, staticDocumentFile, staticDocumentName } from '../static-documents.ts';
import { type Text, t } from '../text.ts';
import { pictureId } from './media.ts';
import { pageReference } from './page-ref.ts';
import { seedFile } from './product-parts.ts';
import { recordId } from './record-id.ts';
import type { SeedRun } from './seed-run.ts';

/** The id of each language's file. */
const staticFileIds = (key: StaticDocumentKey): Text =>
  t(recordId('files', staticDocumentName(key, 'de')), recordId('files', staticDocumentName(key, 'en')));

function linkTypeOf({ page, file }: (typeof MENU)[number]) {
  if (page) return 'entry';
  return file ? 'pdf' : 'none';
}

/** The menu with the documents that are pages of their own. */
export async function seedNavigation(run: SeedRun): Promise<void> {
  for (const key of keysOf(STATIC_DOCUMENTS)) {
    const { name } = STATIC_DOCUMENTS[key];
    for (const language of LANGUAGES)
      await seedFile(run, staticDocumentName(key, language), {
        path: staticDocumentFile(key, language),
        title: language === 'de' ? name : t(`${name.de} (Englisch)`, `${name.en} (English)`),
      });
  }
  for (const item of MENU) {
    const { key, name, kind, parent, page, file, picture, document } = item;
    await run.write('navigation', key, (words) => ({
      name: words(name),
      kind: kind ? words(kind) : null,
      parent: parent ? recordId('navigation', parent) : null,
      linkType: linkTypeOf(item),
      entry: page ? pageReference(page) : null,
      pdf: file ? words(staticFileIds(file)) : null,
      image: picture ? pictureId(picture) : null,
      pdfName: document ? words(document.name) : null,
      pdfKind: document ? words(document.kind) : null,
      itemHidden: item.itemHidden ?? false,
    }));
  }
}
