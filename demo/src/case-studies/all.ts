import type { CaseStudy } from './case-study.ts';
import { fleischwarenKuestenland } from './fleischwaren-kuestenland.ts';
import { fleischwerkNiederaue } from './fleischwerk-niederaue.ts';
import { hackwerkSonnheim } from './hackwerk-sonnheim.ts';
import { wurstmanufakturEllern } from './wurstmanufaktur-ellern.ts';

/** Reports from plants that do not exist, by slug. */
export const CASE_STUDIES = {
  'fleischwerk-niederaue': fleischwerkNiederaue,
  'wurstmanufaktur-ellern': wurstmanufakturEllern,
  'hackwerk-sonnheim': hackwerkSonnheim,
  'fleischwaren-kuestenland': fleischwarenKuestenland,
} as const satisfies Record<string, CaseStudy>;
export type CaseStudyKey = keyof typeof CASE_STUDIES;
