/** Diameters of the holes of a grinder's plates in mm (catalogue.md 2, product-overview). */
export const HOLE_DIAMETERS = [3, 5, 8, 13, 20] as const;
export type HoleDiameter = (typeof HOLE_DIAMETERS)[number];

/** Fields of a grinder's row by the hole diameter of the plate in mm (catalogue.md 2, product-overview). */
export const HOLE_FIELDS = { 3: 'mmLs3', 5: 'mmLs5', 8: 'mmLs8', 13: 'mmLs13', 20: 'mmLs20' } as const satisfies {
  [Diameter in HoleDiameter]: `mmLs${Diameter}`;
};
export type HoleField = (typeof HOLE_FIELDS)[HoleDiameter];

/** An object that has each of these fields. The overload keeps the names that Object.fromEntries forgets. */
export function byHoleField<Value>(make: (diameter: HoleDiameter) => Value): Record<HoleField, Value>;
export function byHoleField<Value>(make: (diameter: HoleDiameter) => Value): Record<string, Value> {
  return Object.fromEntries(HOLE_DIAMETERS.map((diameter) => [HOLE_FIELDS[diameter], make(diameter)]));
}
