import { expect, test } from 'vitest';
import { introLabel, titleStep } from './model.ts';

test('a title with a long word is set smaller than display', () => {
  expect(titleStep('Rohwurst')).toBe('display');
  expect(titleStep('Pet food and minced meat')).toBe('display');
  expect(titleStep('Kochschinken')).toBe('h1');
  expect(titleStep('Hackfleisch und Frikadellen')).toBe('h1');
});

test('soft hyphens are not letters', () => {
  expect(titleStep('Roh\u00adwurst\u00ads\u00ado\u00adr')).toBe('h1');
  expect(titleStep('R\u00ado\u00adh\u00adw\u00adu\u00adr\u00ads\u00adt')).toBe('display');
});

test('the label names the kind of page and each category', () => {
  expect(introLabel('Anwendung', [{ title: 'Wurst' }, { title: 'Schinken' }])).toBe('Anwendung, Wurst, Schinken');
  expect(introLabel('Anwendung', [])).toBe('Anwendung');
});
