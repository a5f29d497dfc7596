/** Files in the order of the numbers in their names: frame-2 before frame-10. */
export const inOrder = <F extends { readonly name: string }>(files: readonly F[]): F[] =>
  [...files].sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
