import { expect, test } from 'vitest';
import { parseServerEvents } from './server-events.ts';

test('events are read whole, however their bytes are cut', () => {
  const text = 'event: release\ndata: 7\n\n:\n\nevent: news\ndata: null\n\nevent: web-build\ndata: "index-1"\n\n';
  for (let cut = 0; cut <= text.length; cut++) {
    const first = parseServerEvents(text.slice(0, cut));
    const second = parseServerEvents(first.rest + text.slice(cut));
    expect([...first.events, ...second.events]).toEqual([
      { event: 'release', data: 7 },
      { event: 'news', data: null },
      { event: 'web-build', data: 'index-1' },
    ]);
    expect(second.rest).toBe('');
  }
});

test('what a page does not know is passed over', () => {
  const { events } = parseServerEvents('event: later\ndata: {}\n\nevent: release\ndata: x\n\nevent: session\ndata: null\n\n');
  expect(events).toEqual([{ event: 'session', data: null }]);
});
