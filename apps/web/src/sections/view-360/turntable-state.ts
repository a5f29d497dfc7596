/**
 * State of what is on the stage (catalogue.md 4: preview, loading, playing after the user's press).
 *
 *   preview ──start──▶ loading ──loaded──▶ playing
 *      ▲                │  ▲                  │
 *      │             failed └──start─┐        │
 *      │                ▼            │        │
 *      └──── shown ── failed ────────┘        │
 *      └──────────────── shown ───────────────┘
 *
 * `shown` is another view taking the stage: it loads at once if the one before it was running. A view that is `broken`
 * keeps its still picture; starting it again would not help.
 */
export type TurntableState =
  | { name: 'preview' }
  | { name: 'loading'; share: number }
  | { name: 'playing' }
  | { name: 'failed' }
  | { name: 'broken' };

export type TurntableEvent =
  | { type: 'start' }
  | { type: 'progress'; share: number }
  | { type: 'loaded' }
  | { type: 'failed' }
  | { type: 'broken' }
  | { type: 'shown' };

/** The one function that moves the state; an event that does not fit the state changes nothing. */
export function turntableState(state: TurntableState, event: TurntableEvent): TurntableState {
  switch (event.type) {
    case 'start':
      return state.name === 'preview' || state.name === 'failed' ? { name: 'loading', share: 0 } : state;
    case 'progress':
      return state.name === 'loading' ? { name: 'loading', share: Math.min(1, event.share) } : state;
    case 'loaded':
      return state.name === 'loading' ? { name: 'playing' } : state;
    case 'failed':
    case 'broken':
      return state.name === 'loading' ? { name: event.type } : state;
    case 'shown':
      return state.name === 'playing' || state.name === 'loading' ? { name: 'loading', share: 0 } : { name: 'preview' };
  }
}
