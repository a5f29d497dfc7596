import { useTexts } from '../../i18n/use-texts.ts';
import { mediaOf } from '../full-screen/media.ts';
import type { CaseStudyDetail } from '../resources.ts';
import { Gallery } from './gallery.tsx';

interface Props {
  items: CaseStudyDetail['image'];
  /** The section before it is white as well: they share one space. */
  join: boolean;
}

/** The pictures of a case study as a section of its own. */
export function PictureGallery({ items, join }: Props) {
  const t = useTexts('products');
  return (
    <section className="section" data-surface="light" data-join={join || undefined} id="pictures">
      <div className="grid head">
        <h2 className="h2">{t('caseStudy.gallery')}</h2>
      </div>
      <Gallery name="pictures" label={t('caseStudy.gallery')} media={mediaOf(items)} layout="rows" />
    </section>
  );
}
