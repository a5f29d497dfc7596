import { expect, test } from 'vitest';
import { counted } from './counted-response.ts';

test('progress is reported piece by piece, and all of the response arrives', async () => {
  const pieces = [3, 5, 1].map((length) => new Uint8Array(length).fill(length));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const told: number[] = [];
  const bytes = await counted(new Response(body), (received) => told.push(received)).bytes();
  expect(told).toEqual([3, 8, 9]);
  expect([...bytes]).toEqual([3, 3, 3, 5, 5, 5, 5, 5, 1]);
});
