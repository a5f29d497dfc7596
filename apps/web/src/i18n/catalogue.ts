import type { Language } from '@vitrine/contract/sites.ts';
import type { Catalogue } from './de.ts';

type Base<K extends string> = K extends `${infer B}_${'zero' | 'one' | 'other'}` ? B : K;
type Paths<T> = { [K in keyof T & string]: T[K] extends string ? Base<K> : `${K}.${Paths<T[K]>}` }[keyof T & string];

/** Keys of a feature's texts, dots between levels; the forms of a plural count as one key. */
export type TextKey<N extends keyof Catalogue> = Paths<Catalogue[N]>;
export type TextValues = Readonly<Record<string, string | number>>;
export type Translate<N extends keyof Catalogue> = (key: TextKey<N>, values?: TextValues) => string;

export type Tree = { readonly [key: string]: string | Tree };

function find(tree: Tree, path: string): string | undefined {
  let node: string | Tree | undefined = tree;
  for (const key of path.split('.')) node = typeof node === 'object' ? node[key] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** The rules of a language cost more than the rest of what reads a text, and most texts have no count. */
const rulesOf: { [language in Language]?: Intl.PluralRules } = {};

/** The form for a count: `key_zero` if there is one, then the language's plural rule, then the plain key. */
function form(tree: Tree, key: string, { count }: TextValues, language: Language): string | undefined {
  if (typeof count !== 'number') return find(tree, key);
  const zero = count === 0 ? find(tree, `${key}_zero`) : undefined;
  rulesOf[language] ??= new Intl.PluralRules(language);
  return zero ?? find(tree, `${key}_${rulesOf[language].select(count)}`) ?? find(tree, key);
}

/** Makes the function that reads one feature's texts. `{{name}}` is filled from the values. */
export function translator(tree: Tree, language: Language): (key: string, values?: TextValues) => string {
  return (key, values = {}) =>
    (form(tree, key, values, language) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
