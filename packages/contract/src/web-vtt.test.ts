import { expect, test } from 'vitest';
import { readWebVtt } from './web-vtt.ts';

test('captions are read in order, without notes, names, styles and places', () => {
  const file =
    '\uFEFFWEBVTT - Wolf\r\n\r\nNOTE von Hand\r\n\r\n1\r\n00:00.500 --> 00:02.000 line:80%\r\n<v Anna>Die Schnecke\r\nfördert.\r\n\r\n01:00:02.000 --> 01:00:04.250\r\nDas Messer schneidet.\r\n';
  expect(readWebVtt(file)).toEqual([
    { from: 0.5, to: 2, text: 'Die Schnecke\nfördert.' },
    { from: 3602, to: 3604.25, text: 'Das Messer schneidet.' },
  ]);
});

test('a file without captions has none', () => {
  expect(readWebVtt('WEBVTT')).toEqual([]);
});

test.each([
  ['no head', '00:00.000 --> 00:01.000\nText'],
  ['another format', '1\n00:00:00,000 --> 00:00:01,000\nText'],
  ['a comma in a time', 'WEBVTT\n\n00:00,000 --> 00:01,000\nText'],
  ['an end before its beginning', 'WEBVTT\n\n00:02.000 --> 00:01.000\nText'],
  ['a caption without text', 'WEBVTT\n\n00:00.000 --> 00:01.000\n'],
  ['no empty line after the head', 'WEBVTT\n00:00.000 --> 00:01.000\nText'],
])('a file with %s has no captions', (_, file) => {
  expect(readWebVtt(file)).toBeNull();
});
