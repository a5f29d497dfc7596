import { HOLE_FIELDS } from '@vitrine/contract/hole-diameters.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import { lineOutput } from '@vitrine/contract/product-lines.ts';
import { OUTPUT_STATES, type OutputState } from '@vitrine/contract/product-types.ts';
import type { Content } from '../read/content-types.ts';
import { includeDescribedImages } from './described-images.ts';
import type { PresenterContext } from './presenter-context.ts';

type Line = Content<'product-lines'>;
type Output = NonNullable<Line['outputList']>[number];
type Step = NonNullable<Output['rows']>[number];

interface PresentedStep {
  id: string;
  productTitle: string;
  productSlug: string;
  step: string;
  output: Record<OutputState, number | null>;
}

/** A step with its figures: those of the grinder's hole plate where one is chosen. Null when the machine is not in the release. */
async function presentStep({ read, type }: PresenterContext, row: Step, id: string): Promise<PresentedStep | null> {
  const machine = await read.pick('products', row.product, ['slug', 'productTypeName']);
  if (!machine) return null;
  const common = { id, productTitle: type.name(machine.productTypeName), productSlug: machine.slug, step: type.text(row.step) };
  if (!row.holeDiameter) return { ...common, output: { fresh: row.fresh ?? null, frozen: row.frozen ?? null } };
  const hole = HOLE_FIELDS[row.holeDiameter];
  const figures = await read.pick('products', row.product, ['productType', 'grinderOutput']);
  const of = (state: OutputState) =>
    (figures?.productType === 'grinders' && figures.grinderOutput?.find((one) => one.state === state)?.[hole]) || null;
  return { ...common, output: { fresh: of('fresh'), frozen: of('frozen') } };
}

async function presentOutput(context: PresenterContext, row: Output, id: string) {
  const { type } = context;
  const presented = await Promise.all((row.rows ?? []).map((step, at) => presentStep(context, step, step.id ?? `${id}-${at}`)));
  const steps = presented.filter((step) => step !== null);
  const [fresh, frozen] = await Promise.all([
    includeDescribedImages(context, row.freshImages, ['landscape']),
    includeDescribedImages(context, row.frozenImages, ['landscape']),
  ]);
  return {
    attributes: {
      headline: type.text(row.headline),
      outputType: { value: type.name(row.outputType) },
      tables: OUTPUT_STATES.filter((state) => steps.some(({ output }) => output[state] !== null)).map((state) => ({
        type: state,
        content: steps.map(({ output, ...step }) => ({ ...step, output: output[state] })),
      })),
      note: type.text(row.note ?? null),
      freshImageDescriptionList: fresh.descriptions,
      frozenImageDescriptionList: frozen.descriptions,
    },
    relationships: { freshImageList: fresh.images, frozenImageList: frozen.images },
  };
}

/** Includes what a line puts out, by kind of goods. */
export async function includeLineOutputs(context: PresenterContext, line: Line): Promise<ResourceIdentifier[]> {
  return Promise.all(
    (line.outputList ?? []).map((row, at) => {
      const id = row.id ?? `${line.id}-${at}`;
      return context.included.add(lineOutput, id, () => presentOutput(context, row, id));
    }),
  );
}
