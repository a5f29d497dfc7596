import { APPLICATION_HERO } from '@vitrine/contract/heroes.ts';
import { LightIntro } from '../../sections/light-intro/light-intro.tsx';
import { introLabel } from '../../sections/light-intro/model.ts';
import type { ProductApplication } from '../../sections/resources.ts';

/** What an application's page begins with, on the server too: the word for its kind is given. */
export const ApplicationIntro = ({ application, kind }: { application: ProductApplication; kind: string }) => (
  <LightIntro
    label={introLabel(kind, application.categoryList)}
    title={application.title}
    subline={application.subline}
    image={application.productImage}
    hero={APPLICATION_HERO}
  />
);
