import { expect, test } from 'vitest';
import { testProduct, type WireList } from '../../testing/test-product.ts';
import { testRotator } from '../../testing/test-rotator.ts';
import { hotspotMedia } from './hotspot-media.ts';
import { viewsOf } from './model.ts';

const frame = {
  type: 'asset-rendering-3d-image',
  id: '1',
  attributes: { default: '/assets/0123456789abcdef/00.webp', width: 960, height: 720, placeholder: '' },
};
const turntable = (id: string, frames: object[]) => ({
  type: 'three-d-renderings',
  id,
  attributes: { title: `Turntable ${id}`, alt: 'T', meta: { jump: 1, extension: 'webp' } },
  relationships: { images: { data: frames } },
});
const rotator: WireList = [testRotator()];

test('turntables come before rotators, each with its still picture; one without frames does not come', () => {
  const turntables: WireList = [turntable('1', []), turntable('2', [{ type: frame.type, id: frame.id }])];
  const views = viewsOf(testProduct({ 'three-d-renderings': turntables, productRendering: rotator }, {}, [frame]));
  expect(views.map(({ id, title, still }) => [id, title, still?.versions.auto?.default.default])).toEqual([
    ['turntable/2', 'Turntable 2', '/assets/0123456789abcdef/00.webp'],
    ['rotator/7', 'Geschlossen', '/assets/0123456789abcdef/k-550/images/02.webp'],
  ]);
});

test('a hotspot with a video leads to it, one with a text only to none', () => {
  const [view] = testProduct({ productRendering: rotator }).productRendering;
  const media = view ? hotspotMedia(view) : [];
  expect(media).toMatchObject([{ kind: 'video', spot: 'bowl', label: 'Schüssel', video: { alt: 'Schüssel' } }]);
});

test('a hotspot with a picture leads to the picture', () => {
  const [view] = testProduct({ productRendering: rotator }).productRendering;
  if (!view) throw new Error('no rotator');
  const src = `${view.baseUrl}k-550/hotspots/bowl.webp`;
  const hotspots = view.hotspots.map((hotspot) => (hotspot.id === 'bowl' ? { ...hotspot, info: { src } } : hotspot));
  expect(hotspotMedia({ ...view, hotspots })).toMatchObject([{ kind: 'image', spot: 'bowl' }]);
});
