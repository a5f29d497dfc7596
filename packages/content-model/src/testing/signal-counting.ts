import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Does something during which a process is started, and sends a signal to that process as soon as it runs. */
export async function signalCounting<T>(signal: NodeJS.Signals, work: () => Promise<T>): Promise<T> {
  const send = (started: unknown) => {
    const { process: child } = Object(started);
    if (child instanceof ChildProcess) child.once('spawn', () => child.kill(signal));
  };
  subscribe('child_process', send);
  try {
    return await work();
  } finally {
    unsubscribe('child_process', send);
  }
}
