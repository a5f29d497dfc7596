/** The slide a history entry's overlay stands for: "advantages/2" is 2 for the overlay of that name, otherwise null. */
export function slideIndex(overlay: string | undefined, name: string): number | null {
  const [of, index = ''] = overlay?.split('/') ?? [];
  return of === name && /^\d+$/.test(index) ? Number(index) : null;
}
