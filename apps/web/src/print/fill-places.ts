/**
 * How much the shapes of a picture and of its place may differ by nothing but rounding, as a share: 4:5 and the 210 × 262 mm of a full page
 * differ by 0.19 %, and half a pixel of a file of 600 pixels, 73 dots an inch there, is 0.08 %. Smaller places have the shape of their files.
 */
const ROUNDING = 0.003;

/**
 * Lets each picture below `root` whose shape is that of its place fill it. A picture that is cut, if by half a pixel, Chromium unpacks
 * and packs again: the full page of a machine took most of a second of a print, twenty of them a quarter of a minute.
 */
export function fillPlaces(root: ParentNode): void {
  const whole = Array.from(root.querySelectorAll('img')).filter((image) => {
    if (getComputedStyle(image).objectFit !== 'cover') return false;
    const { width, height } = image.getBoundingClientRect();
    return Math.abs((width / height) * (image.naturalHeight / image.naturalWidth) - 1) < ROUNDING;
  });
  for (const image of whole) image.style.objectFit = 'fill';
}
