/** Joins the class names that apply: `classNames('grid', wide && styles.wide)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
