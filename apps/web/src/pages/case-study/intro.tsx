import { CASE_STUDY_HERO } from '@vitrine/contract/heroes.ts';
import { DarkIntro } from '../../sections/dark-intro/dark-intro.tsx';
import { introLabel } from '../../sections/light-intro/model.ts';
import type { CaseStudy } from '../../sections/resources.ts';

/** What a case study's page begins with, on the server too: the word for its kind is given. */
export const CaseStudyIntro = ({ study, kind }: { study: CaseStudy; kind: string }) => (
  <DarkIntro
    label={introLabel(kind, study.categoryList)}
    title={study.title}
    subline={study.subline}
    image={study.image}
    hero={CASE_STUDY_HERO}
  />
);
