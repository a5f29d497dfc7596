import { expect, test } from 'vitest';
import { commandOf } from './keys.ts';

const press = (key: string, held: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });
const PLAIN = { typing: false, wide: false };

test('arrows and page keys turn pages, signs zoom, Ctrl+F searches', () => {
  const keys = ['PageDown', 'ArrowRight', 'PageUp', 'ArrowLeft', 'Home', 'End', '+', '-', '0', 'a', 'ArrowDown'];
  expect(keys.map((key) => commandOf(press(key), PLAIN))).toEqual([
    'next',
    'next',
    'previous',
    'previous',
    'first',
    'last',
    'zoomIn',
    'zoomOut',
    'fit',
    null,
    null,
  ]);
  expect(commandOf(press('f', { ctrlKey: true }), PLAIN)).toBe('search');
  expect(commandOf(press('F', { metaKey: true }), PLAIN)).toBe('search');
});

test('the browser keeps its own keys, a field its letters, and a wide page its arrows', () => {
  expect(commandOf(press('+', { ctrlKey: true }), PLAIN)).toBeNull();
  expect(commandOf(press('ArrowLeft', { altKey: true }), PLAIN)).toBeNull();
  expect(commandOf(press('-'), { typing: true, wide: false })).toBeNull();
  expect(commandOf(press('f', { ctrlKey: true }), { typing: true, wide: false })).toBe('search');
  expect(commandOf(press('ArrowRight'), { typing: false, wide: true })).toBeNull();
  expect(commandOf(press('PageDown'), { typing: false, wide: true })).toBe('next');
});
