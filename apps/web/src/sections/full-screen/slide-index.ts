/** The slide a history entry's overlay stands for: "advantages/2" is 2 for the overlay of that name, otherwise null. */
export function slideIndex(overlay: string | undefined, name: string): number | null {
  const [of, index = ''] = overlay?.split('/') ?? [];
  return of === name && /^\d+$/.test(index) ? Number(index) : null;
}

/** The list whose slide is open, where one view shows several: "options:lift/0" is "lift"; null for other views. */
export function slideList(overlay: string | undefined, name: string): string | null {
  const [of = ''] = overlay?.split('/') ?? [];
  const list = of.startsWith(`${name}:`) ? of.slice(name.length + 1) : '';
  return list !== '' && slideIndex(overlay, of) !== null ? list : null;
}
