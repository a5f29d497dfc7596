import { caseStudy } from '@vitrine/contract/case-studies.ts';
import { documentOf } from '@vitrine/contract/page-paths.ts';
import { findOne } from '../../api/find.ts';

/** One case study with all its parts, by its slug. */
export const caseStudyQuery = (slug: string) => findOne(caseStudy, documentOf({ kind: 'case-study', slug }));
