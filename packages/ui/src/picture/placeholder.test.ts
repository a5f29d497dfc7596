import { expect, test } from 'vitest';
import { placeholderImage } from './placeholder.ts';

test('a ThumbHash becomes a CSS image, the same one each time', () => {
  const image = placeholderImage('3OcRJYB4d3h/iIeHeEh3eIhw+j3A');
  expect(image).toMatch(/^url\("data:image\/png;base64,[\w+/=]+"\)$/);
  expect(placeholderImage('3OcRJYB4d3h/iIeHeEh3eIhw+j3A')).toBe(image);
});

test('what is no ThumbHash paints nothing', () => {
  expect(placeholderImage('')).toBe('');
  expect(placeholderImage('not base64 %')).toBe('');
});
