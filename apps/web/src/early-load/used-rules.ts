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

/** The sheets of a build are the same for all of its pages, and take a while to parse. */
const parsed = new Map<string, Root>();
function parse(sheet: string): Root {
  const root = parsed.get(sheet) ?? postcss.parse(sheet);
  parsed.set(sheet, root);
  return root.clone();
}

/**
 * A style sheet without the rules that no element of the markup can have by its classes and ids: a slow processor reads the page with
 * them an answer earlier, and it comes whole a little later. Order and layers stay.
 */
export function usedRules(sheet: string, markup: string): string {
  const names = namesIn(markup);
  const root = parse(sheet);
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
