import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { Download, Printer } from 'lucide';
import { withTexts } from '../../i18n/i18n.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { downloadAddress } from '../../sections/download-address.ts';
import { ViewerWaits } from '../../sections/pdf-viewer/viewer-waits.tsx';
import { SendDocument } from '../../sections/send-document/send-document.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { StaticProductIntro } from './intro.tsx';
import { factsOf, staticProductOf } from './model.ts';
import styles from './page.module.css';
import { staticProductQuery } from './query.ts';

// The viewer is larger than all other code of the app: the page does not wait for it.
const loadViewer = laterComponent(
  () => import(/* later: the viewer is measured apart */ '../../sections/pdf-viewer/pdf-viewer.tsx'),
  'PdfViewer',
);
const nothing = () => undefined;

function printFile(id: string): void {
  void Promise.all([
    withTexts(import(/* later: when it is printed */ '../../print/print-screen-page.tsx'), 'print'),
    import(/* later: when it is printed */ './print.tsx'),
  ]).then(
    ([{ printScreenPage }, { loadStaticProductPages }]) =>
      printScreenPage(routeOf({ kind: 'static-product', slug: id }), () => loadStaticProductPages(id, { cached: true })),
    // Without a connection its code cannot be fetched: the page prints as it is.
    () => window.print(),
  );
}

const route = getRouteApi('/static-product/$slug');

/** `/static-product/{id}`: the PDF of a menu entry in a viewer of our own, and the "send document" box. */
export function StaticProductPage() {
  const t = useTexts('staticProduct');
  const { language } = useLanguage();
  const { slug } = route.useParams();
  const { data } = useSuspenseQuery(staticProductQuery(slug));
  const PdfViewer = useLoaded(loadViewer, true, nothing);
  const product = staticProductOf(data);
  const { title, image, file, addable } = product;
  usePageTitle(title);
  return (
    <article key={slug}>
      <StaticProductIntro
        title={title}
        facts={factsOf(product, t, language)}
        actions={
          <>
            <a className={styles.action} href={downloadAddress(file.storageUrl)} download>
              <Icon icon={Download} />
              {t('download')}
            </a>
            <button type="button" className={styles.action} onClick={() => printFile(slug)}>
              <Icon icon={Printer} />
              {t('print')}
            </button>
          </>
        }
        viewer={
          PdfViewer ? (
            <PdfViewer key={file.storageUrl} file={file.storageUrl} title={title} />
          ) : (
            <ViewerWaits label={t('loading')} />
          )
        }
      />
      {addable && <SendDocument path={routeOf({ kind: 'static-product', slug })} title={title} image={image} />}
    </article>
  );
}
