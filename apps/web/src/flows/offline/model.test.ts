import { INITIAL_STATE, type OfflineState } from '@vitrine/offline/state.ts';
import { expect, test } from 'vitest';
import { currentStage, headlineOf, stageRows } from './model.ts';

/** Done and total of each stage, in the order in which a load runs: objects, images, renderings, videos, PDFs, 360. */
const counted = (...counts: [number, number][]): OfflineState => {
  const [dataObjects, images, renderings, videos, pdfs, rotators] = counts.map(([done, total]) => ({ done, total }));
  const none = { done: 0, total: 0 };
  const counters = {
    dataObjects: dataObjects ?? none,
    images: images ?? none,
    renderings: renderings ?? none,
    videos: videos ?? none,
    pdfs: pdfs ?? none,
    360: rotators ?? none,
  };
  return { ...INITIAL_STATE, phase: 'loading', counters };
};

test('the first unfinished stage is found in the order on screen, with 360 views before videos', () => {
  expect(currentStage(counted([9, 9], [5, 5], [4, 4], [0, 3], [0, 2], [0, 8]))).toBe('360');
  expect(currentStage(counted([9, 9], [5, 5], [4, 4], [1, 3], [0, 2], [8, 8]))).toBe('videos');
});

test('a stage with nothing in it is passed over once anything is counted, and is not marked as done', () => {
  expect(currentStage(counted([9, 9], [5, 5], [0, 0], [0, 0], [0, 2], [0, 0]))).toBe('pdfs');
  expect(stageRows(counted([9, 9], [2, 5], [0, 0], [0, 0], [0, 2], [0, 0])).map(({ look }) => look)).toEqual([
    'done',
    'current',
    'open',
    'open',
    'open',
    'open',
  ]);
});

test('the headline names the stage, or the step before and after the stages', () => {
  const running = counted([9, 9], [2, 5]);
  expect(headlineOf(running)).toBe('images');
  expect(headlineOf(counted())).toBe('prepare');
  expect(headlineOf({ ...running, phase: 'offline' })).toBe('restoring');
  expect(headlineOf(counted([9, 9], [5, 5]))).toBe('next');
  expect(headlineOf({ ...running, phase: 'paused' })).toBe('paused');
  expect(headlineOf({ ...running, phase: 'restoring' })).toBe('restoring');
});

const marked = (state: OfflineState) =>
  stageRows(state).flatMap(({ stage, look }) => (look === 'open' ? [] : [`${stage} ${look}`]));

test('the stage that runs is marked, also where an earlier one on screen runs later', () => {
  const files: [number, number][] = [
    [9, 9],
    [5, 5],
    [4, 4],
    [1, 3],
    [0, 2],
    [0, 8],
  ];
  expect(marked(counted(...files))).toEqual(['dataObjects done', 'images done', 'renderings done', 'videos current']);
});

test('the stage that failed is marked as such: by the type of the error, else as the one that ran', () => {
  const videos = counted([9, 9], [5, 5], [4, 4], [1, 3], [0, 2], [0, 8]);
  const before = ['dataObjects done', 'images done', 'renderings done'];
  const failed = (errorType: OfflineState['errorType']) => marked({ ...videos, phase: 'error', errorType });
  expect(failed('videoFailed')).toEqual([...before, 'videos failed']);
  expect(failed('internet')).toEqual([...before, 'videos failed']);
  // No file of the stage was counted before it failed.
  expect(marked({ ...counted(), phase: 'error', errorType: 'dataObjectFailed' })).toEqual(['dataObjects failed']);
});
