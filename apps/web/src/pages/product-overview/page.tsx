import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { useMemo } from 'react';
import { OutputTables } from '../../sections/output-tables/output-tables.tsx';
import { OverviewIntro } from '../../sections/overview-intro/overview-intro.tsx';
import { FamilyScaleLazy } from '../../sections/scale/family-scale.tsx';
import { overviewSlugs } from '../../sections/scale/overview-slugs.ts';
import { SendDocument } from '../../sections/send-document/send-document.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { overviewQuery } from './query.ts';

const route = getRouteApi('/product-overview/$slug');

/** Machines of one type beside each other: intro, tables of their output, then the "send document" box. */
export function ProductOverviewPage() {
  const { slug } = route.useParams();
  const { data: overview } = useSuspenseQuery(overviewQuery(slug));
  usePageTitle(overview.title);
  const slugs = useMemo(() => overviewSlugs(overview), [overview]);
  return (
    // Another overview is a new page: its tables are in the order of the editors.
    <article key={overview.id}>
      <OverviewIntro overview={overview} />
      <OutputTables overview={overview} />
      <FamilyScaleLazy slugs={slugs} />
      <SendDocument
        path={routeOf({ kind: 'product-overview', slug: overview.slug })}
        title={overview.title}
        image={overview.introImage}
        crop="square"
      />
    </article>
  );
}
