import { COMPARISON_MAX, isMachineSlug } from '@vitrine/contract/comparisons.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createArea } from './area.ts';
import { objectsStore } from './objects.ts';

/** Print pages that are remembered of comparisons: as many as fit a visit. */
const SHEETS_MAX = 50;

const comparedMachine = z.object({
  slug: z.string().check(z.refine(isMachineSlug)),
  /** Type name ("WW 200"), for the bar at the foot of pages. */
  name: z.string().check(z.maxLength(200)),
});
/** A machine that was chosen to be compared. */
export type ComparedMachine = z.infer<typeof comparedMachine>;

const comparisonState = z.object({
  /** In the order in which they were chosen. */
  machines: z.array(comparedMachine).check(z.maxLength(COMPARISON_MAX)),
  /** Print pages of comparisons that were shown, by language and path; a comparison has no record by which the server would know them. */
  sheets: z.record(z.string(), z.int().check(z.positive())),
});

/** Area `comparison`: what was chosen to be compared, for the visit: it ends with the session. */
export const comparisonStore = createArea({
  name: 'comparison',
  version: 1,
  schema: comparisonState,
  initial: { machines: [], sheets: {} },
});

/** The choice before the last change of this tab, which can be taken back; null where there is none. */
const beforeStore = createStore<{ machines: ComparedMachine[] | null }>(() => ({ machines: null }));

objectsStore.subscribe((state, before) => {
  if (!before.user || state.user?.id === before.user.id) return;
  comparisonStore.setState({ machines: [], sheets: {} });
  beforeStore.setState({ machines: null });
});

const chosen = () => comparisonStore.getState().machines;
const slugsOf = (machines: readonly ComparedMachine[]) => machines.map(({ slug }) => slug).join();

/** Chooses these machines in the place of others. */
export function compareMachines(machines: readonly ComparedMachine[]): void {
  const next = machines.slice(0, COMPARISON_MAX);
  if (slugsOf(next) === slugsOf(chosen())) return;
  beforeStore.setState({ machines: chosen() });
  comparisonStore.setState({ machines: next });
}

/** Adds a machine at the end; false when there is no room for it. */
export function addMachine({ slug, name }: ComparedMachine): boolean {
  // Another tab may have chosen meanwhile.
  comparisonStore.reread();
  const machines = chosen();
  if (machines.some((machine) => machine.slug === slug)) return true;
  if (machines.length >= COMPARISON_MAX) return false;
  compareMachines([...machines, { slug, name }]);
  return true;
}

export function removeMachine(slug: string): void {
  comparisonStore.reread();
  compareMachines(chosen().filter((machine) => machine.slug !== slug));
}

/** Takes out machines that are there no more: that cannot be taken back. */
export function dropMachines(gone: readonly ComparedMachine[]): void {
  comparisonStore.reread();
  const stays = ({ slug }: ComparedMachine) => gone.every((machine) => machine.slug !== slug);
  comparisonStore.setState({ machines: chosen().filter(stays) });
  beforeStore.setState(({ machines }) => ({ machines: machines?.filter(stays) ?? null }));
}

/** Takes the last change back. */
export function undoComparison(): void {
  const { machines } = beforeStore.getState();
  if (!machines) return;
  beforeStore.setState({ machines: null });
  comparisonStore.setState({ machines });
}

/** Makes the last change final. */
export const keepComparison = () => beforeStore.setState({ machines: null });

/** Remembers how many pages a comparison prints. */
export function rememberSheets(language: string, path: string, sheets: number): void {
  const key = `${language} ${path}`;
  comparisonStore.setState((state) =>
    state.sheets[key] === sheets
      ? state
      : {
          sheets: Object.fromEntries(
            [...Object.entries(state.sheets).filter(([k]) => k !== key), [key, sheets]].slice(-SHEETS_MAX),
          ),
        },
  );
}

export const useComparisonSheets = () => useStore(comparisonStore, (state) => state.sheets);

/** The machines that are chosen to be compared, and what can be done with them. */
export function useComparison() {
  const machines = useStore(comparisonStore, (state) => state.machines);
  const before = useStore(beforeStore, (state) => state.machines);
  return {
    machines,
    isFull: machines.length >= COMPARISON_MAX,
    isCompared: (slug: string) => machines.some((machine) => machine.slug === slug),
    canUndo: before !== null,
  };
}
