import * as z from 'zod/mini';
import { platform } from '../../platform.ts';

/** A step of the visit: its place in the browser's history, the page there and what it was called. */
export interface Step {
  index: number;
  path: string;
  title: string;
}

const KEPT = 'vitrine-way';
const MOST = 50;
const steps = z.array(z.object({ index: z.number(), path: z.string(), title: z.string() }));

/** Notes a step; what was further on from there is not the way any more once another page took its place. */
export function withStep(way: readonly Step[], step: Step): Step[] {
  const known = way.find(({ index }) => index === step.index);
  const others = way.filter(({ index }) => (known?.path === step.path ? index !== step.index : index < step.index));
  return [...others, step].sort((a, b) => a.index - b.index).slice(-MOST);
}

/** The last page before a step that is another one: what opened over a page is a step of its own in the history. */
export const stepBefore = (way: readonly Step[], { index, path }: Pick<Step, 'index' | 'path'>): Step | null =>
  way.findLast((step) => step.index < index && step.path !== path) ?? null;

/** The way of this tab, which a reload keeps; nothing where it cannot be read. */
export function keptWay(): Step[] {
  try {
    return steps.parse(JSON.parse(platform.session.read(KEPT) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepWay(way: readonly Step[]): void {
  try {
    platform.session.write(KEPT, JSON.stringify(way));
  } catch {
    // A full or closed storage: the way ends with the next reload.
  }
}
