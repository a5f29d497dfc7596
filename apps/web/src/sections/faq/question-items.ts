import { useRouterState } from '@tanstack/react-router';
import { questionAnchor } from '@vitrine/contract/page-paths.ts';
import type { Question } from '../resources.ts';

/** Questions as items of an accordion, each with its place in the page. */
export const questionItems = (questions: readonly Question[]) =>
  questions.map(({ id, question, answer }) => ({ id, title: question, body: answer, anchor: questionAnchor(id) }));

/** The place that the address names; a hit of the search names a question. */
export const useAskedAnchor = () => useRouterState({ select: ({ location }) => location.hash });
