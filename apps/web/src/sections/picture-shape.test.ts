import { expect, test } from 'vitest';
import { pictureShape } from './picture-shape.ts';

test.each([
  [1920, 1080, 'wide'],
  [3308, 2068, 'three-two'],
  [1680, 1120, 'three-two'],
  [1200, 900, 'four-three'],
  [900, 900, 'square'],
  [800, 1000, 'square'],
])('a picture of %i to %i', (width, height, shape) => expect(pictureShape({ versions: {}, width, height })).toBe(shape));
