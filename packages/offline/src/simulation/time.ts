interface Timer {
  at: number;
  order: number;
  owner: object;
  fire(): void;
}

/** Runs everything that follows without waiting: a simulated part never waits for the machine. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Time of a simulation: it goes on only from one timer to the next. */
export class Time {
  /** Ms since the start. */
  now = 0;
  /** Ms by which the computer's clock differs. */
  wallOffset = Date.UTC(2026, 10, 23);
  #timers: Timer[] = [];
  #order = 0;
  readonly #killed = new WeakSet<object>();

  /** A pause of `owner`; it never ends once the owner was killed. */
  sleep(owner: object, ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      // What the process was just about to do, it does not do any more.
      if (this.#killed.has(owner)) return;
      if (signal?.aborted) return reject(signal.reason);
      const timer: Timer = { at: this.now + ms, order: this.#order++, owner, fire: () => {} };
      const onAbort = () => {
        this.#timers = this.#timers.filter((other) => other !== timer);
        reject(signal?.reason);
      };
      timer.fire = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#timers.push(timer);
    });
  }

  /** Everything that `owner` waits for never comes. */
  kill(owner: object): void {
    this.#killed.add(owner);
    this.#timers = this.#timers.filter((timer) => timer.owner !== owner);
  }

  /** Lets the next timer fire, and all that follows from it run; false when there is none until `end`. */
  async step(end: number): Promise<boolean> {
    let next: Timer | undefined;
    for (const timer of this.#timers) {
      if (!next || timer.at < next.at || (timer.at === next.at && timer.order < next.order)) next = timer;
    }
    if (!next || next.at > end) {
      this.now = Math.max(this.now, Math.min(end, Number.MAX_SAFE_INTEGER));
      return false;
    }
    this.#timers.splice(this.#timers.indexOf(next), 1);
    this.now = Math.max(this.now, next.at);

    next.fire();
    await settle();
    return true;
  }
}
