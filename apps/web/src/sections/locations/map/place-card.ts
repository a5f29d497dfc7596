interface Size {
  width: number;
  height: number;
}
export interface Pixel {
  x: number;
  y: number;
}

/** Between the middle of a marker and the card. */
const GAP = 28;
/** Between the card and the edge of the map. */
const EDGE = 16;
/** The first line of the card is level with the marker. */
const RISE = 22;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Where the card's upper left corner is: right of the marker, left of it where the right has no room, always on the map. */
export function placeCard(marker: Pixel, card: Size, map: Size): Pixel {
  const right = marker.x + GAP;
  const left = marker.x - GAP - card.width;
  const fitsRight = right + card.width + EDGE <= map.width;
  return {
    x: within(fitsRight || left < EDGE ? right : left, EDGE, map.width - card.width - EDGE),
    y: within(marker.y - RISE, EDGE, map.height - card.height - EDGE),
  };
}

/** Where an active marker comes to rest, from the middle of the map: the card has room beside it, or below it on phones. */
export function restOf(map: Size, card: Size, beside: boolean): [number, number] {
  if (beside) return [Math.round(map.width * -0.06), Math.round(map.height * -0.06)];
  const free = map.height - card.height - EDGE;
  return [0, Math.round((free - map.height) / 2)];
}
