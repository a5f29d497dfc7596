import { routeOf } from '@vitrine/contract/page-paths.ts';
import { OUTPUT_STATES, type OutputState } from '@vitrine/contract/product-types.ts';
import type { LineOutput } from '../resources.ts';

/** A machine of the line, what it does there and its kg/h in each state of the table; null where it does not do it. */
export interface OutputStep {
  id: string;
  machine: string;
  path: string;
  step: string;
  figures: (number | null)[];
}

/** What a line puts out of one kind of goods, its states beside each other. */
export interface OutputTable {
  states: OutputState[];
  steps: OutputStep[];
  /** Of all figures: bars are shares of it, fresh and frozen on the same scale. */
  largest: number;
}

/** Pictures of the goods in one state. */
export interface Goods {
  state: OutputState;
  items: { image: LineOutput['freshImageList'][number]; description: string | undefined }[];
}

type Row = LineOutput['tables'][number]['content'][number];

/** The kinds of goods that the line has a figure for: the tabs on the screen, one table each in print. */
export const shownOutputs = (outputs: readonly LineOutput[]): LineOutput[] =>
  outputs.filter(({ tables }) => tables.some(({ content }) => content.some(({ output }) => output !== null)));

/** The tables of the states as one: a state without any figure has no column. */
export function outputTable({ tables }: LineOutput): OutputTable {
  const shown = OUTPUT_STATES.flatMap((state) => {
    const table = tables.find(({ type, content }) => type === state && content.some(({ output }) => output !== null));
    return table ? [table] : [];
  });
  const rows = new Map<string, Row>();
  for (const { content } of shown) for (const row of content) if (!rows.has(row.id)) rows.set(row.id, row);
  const figureOf = (id: string, content: readonly Row[]) => content.find((row) => row.id === id)?.output ?? null;
  const steps = [...rows.values()].map(({ id, productTitle, productSlug, step }) => ({
    id,
    machine: productTitle,
    path: routeOf({ kind: 'product', slug: productSlug }),
    step,
    figures: shown.map(({ content }) => figureOf(id, content)),
  }));
  return {
    states: shown.map(({ type }) => type),
    steps,
    largest: Math.max(0, ...steps.flatMap(({ figures }) => figures.map((figure) => figure ?? 0))),
  };
}

/** The goods with their words, by state; a state without a picture is left out. */
export function goodsOf(output: LineOutput): Goods[] {
  const lists = {
    fresh: { images: output.freshImageList, words: output.freshImageDescriptionList },
    frozen: { images: output.frozenImageList, words: output.frozenImageDescriptionList },
  };
  return OUTPUT_STATES.map((state) => ({
    state,
    items: lists[state].images.map((image, index) => ({ image, description: lists[state].words[index] })),
  })).filter(({ items }) => items.length > 0);
}

/** The goods of each output as they print: those of the output before are not shown again. */
export function newGoods(outputs: readonly LineOutput[]): Goods[][] {
  const last = new Map<OutputState, string>();
  return outputs.map((output) =>
    goodsOf(output).filter(({ state, items }) => {
      const shown = JSON.stringify(items.map(({ image, description }) => [image.id, description]));
      const isNew = last.get(state) !== shown;
      last.set(state, shown);
      return isNew;
    }),
  );
}
