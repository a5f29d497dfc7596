import type { Packs } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { TransferError } from '@vitrine/platform/catalogue-files/types.ts';
import { demand } from './invariants.ts';
import type { Simulation } from './simulation.ts';

const CALLS = ['start', 'retry', 'pause', 'resume', 'stayOnline', 'goOnline', 'removeAll'] as const;

/** Calls the engine, and waits for nothing. */
function callAtRandom({ random, app: { engine }, note }: Simulation, packs: () => Packs): Promise<unknown> | undefined {
  const { phase } = engine.state();
  // The call that fits to what is shown, or any: a click may come late.
  const fitting = {
    online: 'start',
    offline: 'start',
    loading: 'pause',
    paused: 'resume',
    restoring: 'goOnline',
    error: 'retry',
  } as const;
  const call = random.chance(0.5) ? fitting[phase] : random.pick(CALLS);
  note(`hurry ${call} (${phase})`);
  if (call === 'start') return engine.start(packs(), { isPending: false });
  return engine[call]() ?? undefined;
}

/** A person who does not wait for anything: calls beside each other, at any moment at which the engine waits for something. */
export async function hurry(sim: Simulation, packs: () => Packs): Promise<void> {
  const { random, app } = sim;
  /** How each call failed; null for one that did not. */
  const failures: Promise<unknown>[] = [];
  const call = () => {
    const answer = callAtRandom(sim, packs);
    if (answer) failures.push(answer.then(() => null).catch((error: unknown) => error));
  };
  let left = 3 + random.below(8);
  let waits = 0;
  app.onWait = () => {
    if (left === 0 || waits-- > 0) return;
    left -= 1;
    waits = random.below(random.pick([1, 4, 8, 200]));
    queueMicrotask(call);
  };
  call();
  await sim.run(random.next() * random.pick([60, 1000]), () => left === 0);
  app.onWait = () => {};
  // The process may end as well.
  if (random.chance(0.2)) return sim.kill('process');
  for (const failure of await sim.finish(Promise.all(failures))) {
    demand(failure === null || failure instanceof TransferError, 'only the disk lets a call fail');
  }
  const { phase, isOffline } = app.engine.state();
  demand(!app.isLeft || (phase === 'online' && !isOffline), 'offline mode that was left does not come back');
}
