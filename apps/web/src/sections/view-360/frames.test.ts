import { expect, test } from 'vitest';
import { playedFrames, type Rendering } from './frames.ts';

const rendering = (count: number, jump: number): Rendering => ({
  type: 'three-d-renderings',
  id: '1',
  title: 'Gesamte Maschine',
  alt: 'Maschine',
  meta: { jump, extension: 'webp' },
  images: Array.from({ length: count }, (_, index) => ({
    type: 'asset-rendering-3d-image',
    id: String(index),
    default: '/assets/0123456789abcdef/00.webp',
    width: 960,
    height: 720,
    placeholder: '',
  })),
});

test('a jump of one plays every frame, a larger one every n-th', () => {
  expect(playedFrames(rendering(24, 1))).toHaveLength(24);
  expect(playedFrames(rendering(72, 3)).map(({ id }) => Number(id))).toEqual(Array.from({ length: 24 }, (_, i) => i * 3));
});
