// @vitest-environment happy-dom
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { pageRoot } from '../../testing/page-root.ts';
import { useFocusAfterViewer } from './use-focus-after-viewer.ts';

function Library({ item, tiles }: { item: string | null; tiles: string[] }) {
  const section = useRef<HTMLElement>(null);
  useFocusAfterViewer(section, item);
  return (
    <section ref={section}>
      <ul data-media-grid="" tabIndex={-1}>
        {tiles.map((id) => (
          <li key={id}>
            <a href={`/${id}`} data-media={id}>
              {id}
            </a>
          </li>
        ))}
      </ul>
      <dialog>
        <button type="button">close</button>
      </dialog>
    </section>
  );
}

const render = pageRoot();
const show = (item: string | null, tiles = ['a', 'b']) => render(<Library item={item} tiles={tiles} />);

test('after an item that a link opened the focus is on its tile, the last one that was turned to', async () => {
  await show('a');
  await show('b');
  // A browser leaves the focus in a dialog that closes until the next frame.
  document.querySelector<HTMLElement>('dialog button')?.focus();
  await show(null);
  expect(document.activeElement?.textContent).toBe('b');
});

test('where its tile is not in the page the focus is on the grid, which is not scrolled to: above it is said why', async () => {
  await show('z');
  const grid = document.querySelector('ul');
  const focus = vi.spyOn(grid ?? document.body, 'focus');
  await show(null);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(document.activeElement?.tagName).toBe('UL');
});

test('a tile that opened it keeps the focus that it was given back; nothing that was never open takes it', async () => {
  await show(null);
  expect(document.activeElement).toBe(document.body);
  document.querySelector<HTMLElement>('[data-media=a]')?.focus();
  await show('b');
  await show(null);
  expect(document.activeElement?.textContent).toBe('a');
});
