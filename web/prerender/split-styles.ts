import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';

/** Class names used in this HTML. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Class names that a selector requires; those inside `:not()` don't count. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.(-?[\w-]+)/g)].map(([, name = '']) => name);

const applies = (rule: Rule, classes: ReadonlySet<string>) =>
  rule.selectors.some(
    (selector) => /:(?:is|where)\(/.test(selector) || classesOf(selector).every((name) => classes.has(name)),
  );

const keep = (nodes: Container, wanted: (rule: Rule) => boolean) => {
  for (const node of [...(nodes.nodes ?? [])] as ChildNode[]) {
    if (node.type === 'rule' && !wanted(node)) node.remove();
    else if (node.type === 'atrule' && /^(?:media|supports|layer|container)$/.test(node.name)) {
      keep(node, wanted);
      if (!node.nodes?.length) node.remove();
    }
  }
};

const animationsOf = (sheet: Root) => {
  const names = new Set<string>();
  sheet.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) names.add(word);
  });
  return names;
};

const atRules = (sheet: Root, wanted: (rule: AtRule) => boolean) => {
  sheet.walkAtRules((rule) => {
    if (/^(?:keyframes|font-face|property)$/.test(rule.name) && !wanted(rule)) rule.remove();
  });
};

export interface SplitStyles {
  readonly early: string;
  readonly late: string;
}

/**
 * Divides a sheet into the rules that a page's first elements need, and the rest. A rule is early if it names no class, or only
 * classes of `classes`; keyframes follow their use. Both parts keep the order.
 */
export const splitStyles = (css: string, classes: ReadonlySet<string>): SplitStyles => {
  const early = parse(css);
  const late = parse(css);
  keep(early, (rule) => applies(rule, classes));
  keep(late, (rule) => !applies(rule, classes));
  const animated = animationsOf(early);
  const isEarly = ({ name, params }: AtRule) => name !== 'keyframes' || animated.has(params);
  atRules(early, isEarly);
  atRules(late, (rule) => !isEarly(rule));
  return { early: early.toString(), late: late.toString() };
};
