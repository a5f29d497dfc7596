import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CopySections } from '../../sections/copy-sections/copy-sections.tsx';
import { mediaOf } from '../../sections/full-screen/media.ts';
import { InlineGallery } from '../../sections/gallery/inline-gallery.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { ShareButton } from '../../shell/page-tools/share-button.tsx';
import { BackLink } from './back-link.tsx';
import { AutomationIntro } from './intro.tsx';
import styles from './page.module.css';
import { automationQuery } from './query.ts';

const route = getRouteApi('/product-line-automation/$slug');

/** One automation of a product line: the way back, categories and title, pictures and videos, text. */
export function AutomationPage() {
  const { slug } = route.useParams();
  const { data: automation } = useSuspenseQuery(automationQuery(slug));
  const { id, title, productLine, imageList, videoList, content } = automation;
  usePageTitle(title);
  return (
    <article key={id} className={styles.page}>
      <AutomationIntro
        automation={automation}
        ways={
          <>
            <BackLink line={productLine} />
            <div className={styles.share} data-screen-only>
              <ShareButton />
            </div>
          </>
        }
        gallery={<InlineGallery items={mediaOf(imageList, videoList)} />}
      />
      <div className={styles.text}>
        <CopySections content={content} />
      </div>
    </article>
  );
}
