/** A ring that runs on beyond 180° where it crosses the date line, instead of jumping to the other side of the world. */
export function unbroken(ring: readonly GeoJSON.Position[]): GeoJSON.Position[] {
  let turns = 0;
  return ring.map(([lng = 0, lat = 0], index) => {
    const step = index === 0 ? 0 : lng - (ring[index - 1]?.[0] ?? lng);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [lng + 360 * turns, lat];
  });
}

/** Land without jumps: Russia and Fiji lie on both sides of the date line. */
export function withoutJumps(shape: GeoJSON.Geometry): GeoJSON.Geometry {
  if (shape.type === 'Polygon') return { ...shape, coordinates: shape.coordinates.map(unbroken) };
  if (shape.type === 'MultiPolygon') return { ...shape, coordinates: shape.coordinates.map((rings) => rings.map(unbroken)) };
  return shape;
}
