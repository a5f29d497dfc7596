/** Px the mouse must move before a press on a cell is a drag and no longer a click. */
const THRESHOLD = 6;
/** A throw goes on for about this many px for each px per ms of the last movement. */
const THROW_MS = 180;

/**
 * Lets a mouse drag a scroller (touch and trackpads scroll by themselves). `onGrab` stops a running movement,
 * `onThrow` gets the offset at which the throw would come to rest. Returns the way to detach.
 */
export function mouseDrag(scroller: HTMLElement, onGrab: () => void, onThrow: (left: number) => void): () => void {
  let startX = 0;
  let startLeft = 0;
  let lastX = 0;
  let lastTime = 0;
  let speed = 0;
  let pointer: number | null = null;
  let dragging = false;

  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    pointer = event.pointerId;
    startX = lastX = event.clientX;
    startLeft = scroller.scrollLeft;
    lastTime = event.timeStamp;
    speed = 0;
    dragging = false;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    if (!dragging && Math.abs(event.clientX - startX) < THRESHOLD) return;
    if (!dragging) {
      dragging = true;
      onGrab();
      scroller.setPointerCapture(event.pointerId);
      scroller.setAttribute('data-moving', '');
    }
    speed = (lastX - event.clientX) / Math.max(1, event.timeStamp - lastTime);
    lastX = event.clientX;
    lastTime = event.timeStamp;
    scroller.scrollLeft = startLeft + startX - event.clientX;
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    if (dragging) onThrow(scroller.scrollLeft + (event.timeStamp - lastTime < 80 ? speed * THROW_MS : 0));
  };
  const click = (event: MouseEvent) => {
    if (!dragging) return;
    dragging = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const noGhost = (event: DragEvent) => event.preventDefault();

  scroller.addEventListener('pointerdown', down);
  scroller.addEventListener('pointermove', move);
  scroller.addEventListener('pointerup', up);
  scroller.addEventListener('pointercancel', up);
  scroller.addEventListener('click', click, true);
  scroller.addEventListener('dragstart', noGhost);
  return () => {
    scroller.removeEventListener('pointerdown', down);
    scroller.removeEventListener('pointermove', move);
    scroller.removeEventListener('pointerup', up);
    scroller.removeEventListener('pointercancel', up);
    scroller.removeEventListener('click', click, true);
    scroller.removeEventListener('dragstart', noGhost);
  };
}
