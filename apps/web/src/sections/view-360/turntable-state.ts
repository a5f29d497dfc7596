/**
 * State of a turntable (catalogue.md 4: preview, loading, playing after the user's press).
 *
 *   preview ──start──▶ loading ──loaded──▶ playing
 *      ▲                │  ▲                  │
 *      │             failed └──start─┐        │
 *      │                ▼            │        │
 *      └──── shown ── failed ────────┘        │
 *      └──────────────── shown ───────────────┘
 *
 * `shown` is another rendering taking the stage: it loads at once if the one before it was running.
 */
export type TurntableState =
  | { name: 'preview' }
  | { name: 'loading'; done: number; total: number }
  | { name: 'playing' }
  | { name: 'failed' };

export type TurntableEvent =
  | { type: 'start'; total: number }
  | { type: 'progress'; done: number }
  | { type: 'loaded' }
  | { type: 'failed' }
  | { type: 'shown'; total: number };

/** The one function that moves the state; an event that does not fit the state changes nothing. */
export function turntableState(state: TurntableState, event: TurntableEvent): TurntableState {
  switch (event.type) {
    case 'start':
      return state.name === 'preview' || state.name === 'failed' ? { name: 'loading', done: 0, total: event.total } : state;
    case 'progress':
      return state.name === 'loading' ? { ...state, done: Math.min(event.done, state.total) } : state;
    case 'loaded':
      return state.name === 'loading' ? { name: 'playing' } : state;
    case 'failed':
      return state.name === 'loading' ? { name: 'failed' } : state;
    case 'shown':
      return state.name === 'playing' || state.name === 'loading'
        ? { name: 'loading', done: 0, total: event.total }
        : { name: 'preview' };
  }
}
