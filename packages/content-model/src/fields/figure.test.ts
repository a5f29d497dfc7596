import { describe, expect, test } from 'vitest';
import { parseFigure } from './figure.ts';

describe('a figure as an editor types it', () => {
  test.each([
    ['1250', 'single', [1250]],
    [' 2,5 ', 'single', [2.5]],
    ['2.5', 'single', [2.5]],
    ['-18', 'single', [-18]],
    ['8-10', 'range', [8, 10]],
    ['8 – 10', 'range', [8, 10]],
    ['−18 bis −4', 'range', [-18, -4]],
    ['-18 - -4', 'range', [-18, -4]],
    ['620 x 200', 'edges', [620, 200]],
    ['80×60×40', 'edges', [80, 60, 40]],
  ])('%j is %s %j', (text, kind, numbers) => {
    expect(parseFigure(text)).toEqual({ kind, numbers });
  });

  test.each(['1.250', '1 250', 'ca. 8', '8 kg', '', '8–', '1x2x3x4'])('%j is none', (text) => {
    expect(parseFigure(text)).toBeNull();
  });
});
