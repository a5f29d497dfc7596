/** How much the shapes of a picture and of its place may differ by nothing but rounding, as a share. */
const ROUNDING = 0.003;

/** Where in its place a picture is shown, 0 to 1 from left or top; `object-position` says percents unless lengths are asked for. */
const share = (position = '50%') => (position.endsWith('%') ? Number.parseFloat(position) / 100 : null);

/**
 * Lets a picture that `object-fit: cover` cuts fill its place instead: drawn whole and as much larger, and clipped to the place, it looks
 * the same. The place and all around it stay as they were laid out.
 */
function fill(image: HTMLImageElement): void {
  const { objectFit, objectPosition, transform, borderRadius } = getComputedStyle(image);
  const { width, height } = image.getBoundingClientRect();
  if (objectFit !== 'cover' || width * height * image.naturalWidth === 0) return;
  const shape = (image.naturalWidth / image.naturalHeight) * (height / width);
  if (Math.abs(shape - 1) < ROUNDING) {
    image.style.objectFit = 'fill';
    return;
  }
  const [x, y] = objectPosition.split(' ').map(share);
  if (x == null || y == null || transform !== 'none' || borderRadius !== '0px') return;
  const [wider, higher] = [Math.max(shape, 1), Math.max(1 / shape, 1)];
  const [cutX, cutY] = [100 - 100 / wider, 100 - 100 / higher];
  Object.assign(image.style, {
    objectFit: 'fill',
    transformOrigin: `${x * 100}% ${y * 100}%`,
    transform: `scale(${wider}, ${higher})`,
    clipPath: `inset(${cutY * y}% ${cutX * (1 - x)}% ${cutY * (1 - y)}% ${cutX * x}%)`,
  });
}

/**
 * Lets each picture below `root` fill its place. One that is cut, if by half a pixel, Chromium unpacks and packs again: the full page of a
 * machine took most of a second of a print, twenty of them a quarter of a minute.
 */
export function fillPlaces(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) fill(image);
}
