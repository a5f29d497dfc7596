import { OWN_PAGES_ATTRIBUTE } from '@vitrine/contract/print.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { queryClient } from '../../api/query-client.ts';
import { type PrintLayout, type PrintPages, UnprintablePageError } from '../../print/print-pages.ts';
import { printMode } from '../../print-mode.ts';
import type { PagePicture } from '../../sections/pdf-viewer/page-pictures.ts';
import { type StaticProduct, staticProductOf } from './model.ts';
import styles from './print.module.css';
import { staticProductQuery } from './query.ts';

/** Of a document: one sheet for each page of the file, in whose place the worker puts that page itself. */
function KeptPlaces({ title, pages, url, anchor }: { title: string; pages: number; url: string } & Pick<PrintLayout, 'anchor'>) {
  return (
    <article {...{ [OWN_PAGES_ATTRIBUTE]: url }} data-pages={pages} data-anchor={anchor}>
      {Array.from({ length: pages }, (_, index) => (
        <section key={index} className={styles.sheet} id={index === 0 ? anchor : undefined}>
          {index === 0 ? <h1 className={styles.name}>{title}</h1> : <p className={styles.name}>{index + 1}</p>}
        </section>
      ))}
    </article>
  );
}

/** Where the browser prints: its pages as pictures. */
function Pictures({
  title,
  pictures,
  onlyFirstPage,
}: { title: string; pictures: PagePicture[] } & Pick<PrintLayout, 'onlyFirstPage'>) {
  const first = onlyFirstPage === false ? 1 : 0;
  const shown = pictures.slice(first, onlyFirstPage ? 1 : undefined);
  return (
    <article>
      {shown.map(({ src, width, height }, index) => (
        <section key={src} className={styles.sheet}>
          <img className={styles.picture} src={src} width={width} height={height} alt={`${title}, ${first + index + 1}`} />
        </section>
      ))}
    </article>
  );
}

async function renderOf({ title, file }: StaticProduct): Promise<PrintPages['render']> {
  const { storageUrl: url, pages } = file;
  if (pages === null) throw new UnprintablePageError(url);
  if (printMode?.offerId !== undefined) {
    return ({ anchor }) => <KeptPlaces title={title} pages={pages} url={url} anchor={anchor} />;
  }
  const { pagePictures } = await import('../../sections/pdf-viewer/page-pictures.ts');
  const pictures = await pagePictures(url);
  return ({ onlyFirstPage }) => <Pictures title={title} pictures={pictures} onlyFirstPage={onlyFirstPage} />;
}

/** The print pages of a PDF of the menu; `cached` takes its entry as the app has it. */
export async function loadStaticProductPages(id: string, { cached }: { cached: boolean }): Promise<PrintPages> {
  const query = staticProductQuery(id);
  const items = await (cached ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query));
  const product = staticProductOf(items);
  return { title: stripSoftHyphens(product.title), record: items, render: await renderOf(product) };
}
