import postcss, { type ChildNode, type Root } from 'postcss';

/** What a selector wants of the elements themselves: classes and ids, without what is only one choice of several or must not be. */
const NAMES = /[.#]((?:[\w-]|\\.)+)/g;
const CHOICES = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;

function namesIn(markup: string): Set<string> {
  const names = new Set<string>();
  for (const [, value = ''] of markup.matchAll(/ (?:class|id)="([^"]*)"/g)) for (const name of value.split(' ')) names.add(name);
  return names;
}

const canMatch = (selector: string, names: ReadonlySet<string>) =>
  [...selector.replaceAll(CHOICES, '').matchAll(NAMES)].every(([, name = '']) => names.has(name));

/** A sheet as it was parsed, and what was kept of it by the names of a markup: pages of a kind have the same names. */
interface Parsed {
  root: Root;
  kept: Map<string, string>;
}

/** The sheets of a build are the same for all of its pages, and take a while to parse and to walk. */
const parsed = new Map<string, Parsed>();
function parse(sheet: string): Parsed {
  const known = parsed.get(sheet) ?? { root: postcss.parse(sheet), kept: new Map() };
  parsed.set(sheet, known);
  return known;
}

function withoutOthers(root: Root, names: ReadonlySet<string>): string {
  // Nothing moves before the app is there, and their steps are no selectors.
  root.walkAtRules('keyframes', (rule) => {
    rule.remove();
  });
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => canMatch(selector, names));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  // From the inside out: what held only what is gone goes as well. A statement like `@layer a,b;` has no nodes at all.
  const dropEmpty = (node: ChildNode) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    for (const inner of [...node.nodes]) dropEmpty(inner);
    if (node.nodes.length === 0) node.remove();
  };
  for (const node of [...root.nodes]) dropEmpty(node);
  return root.toString();
}

/**
 * Style sheets without the rules that no element of the markup can have by its classes and ids: a slow processor reads the page with
 * them an answer earlier, and they come whole a little later. Order and layers stay.
 */
export function usedRules(sheets: readonly string[], markup: string): string[] {
  const names = namesIn(markup);
  const key = [...names].sort().join(' ');
  return sheets.map((sheet) => {
    const { root, kept } = parse(sheet);
    const rules = kept.get(key) ?? withoutOthers(root.clone(), names);
    kept.set(key, rules);
    return rules;
  });
}
