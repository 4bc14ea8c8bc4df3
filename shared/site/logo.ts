import { isPngLogo } from './png-logo.ts';

/** Most characters in a logo, because it is part of every page. */
export const maxLogoChars = 20_000;

const elements = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'title',
  'desc',
]);
const attributes = new Set(
  `xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points id transform fill fill-rule
  fill-opacity clip-rule clip-path stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-opacity opacity offset stop-color stop-opacity gradientUnits gradientTransform
  clipPathUnits preserveAspectRatio`.split(/\s+/),
);

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<\/([A-Za-z][\w:.-]*)\s*>|<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
const attributePattern = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const isSafeValue = (name: string, value: string): boolean => {
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  if (/[<>&\\]|script:|data:|\/\/|@import|expression/i.test(value)) return false;
  return !/url\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value);
};

type Checked = { readonly svg: string; readonly problem?: undefined } | { readonly problem: string };

/**
 * Rebuilds a logo's SVG from an allow-list of shapes, gradients and their attributes, or takes the SVG around
 * a PNG. Drops comments and the XML declaration; reports anything else as a problem, in a sentence.
 */
export const checkLogo = (source: string): Checked => {
  if (source.length > maxLogoChars)
    return { problem: `The logo can have at most ${maxLogoChars} characters.` };
  if (isPngLogo(source)) return { svg: source };
  const open: string[] = [];
  let svg = '';
  let end = 0;
  let roots = 0;
  const text = source.trim();
  for (const match of text.matchAll(token)) {
    end = match.index + match[0].length;
    const [whole, closed, name, attributeText = '', selfClosing, words] = match;
    if (words !== undefined) {
      if (words.trim() === '') continue;
      if (!['title', 'desc'].includes(open.at(-1) ?? '') || words.includes('&'))
        return { problem: 'The logo contains text outside its title. Convert text to paths.' };
      svg += words.replaceAll('>', '&gt;');
    } else if (closed !== undefined) {
      if (open.pop() !== closed) return { problem: `The logo’s element </${closed}> closes nothing.` };
      svg += `</${closed}>`;
    } else if (name !== undefined) {
      if (!elements.has(name)) return { problem: `The logo can’t contain <${name}>.` };
      if (open.length === 0 && (name !== 'svg' || ++roots > 1))
        return { problem: 'The logo must be one <svg> element.' };
      let made = `<${name}`;
      const seen = new Set<string>();
      for (const [, attribute = '', double, single] of attributeText.matchAll(attributePattern)) {
        const value = double ?? single ?? '';
        if (!attributes.has(attribute) || seen.has(attribute) || !isSafeValue(attribute, value))
          return { problem: `The logo can’t contain ${attribute}="${value.slice(0, 40)}".` };
        seen.add(attribute);
        made += ` ${attribute}="${value.replaceAll('"', '&quot;')}"`;
      }
      svg += selfClosing ? `${made}/>` : `${made}>`;
      if (!selfClosing) open.push(name);
    } else if (!whole.startsWith('<!--') && !/^<\?xml\s/.test(whole)) {
      return { problem: 'The logo can’t contain processing instructions.' };
    }
  }
  if (end < text.length || open.length > 0 || roots !== 1) return { problem: 'The logo is not a valid SVG.' };
  if (!/^<svg[^>]* viewBox="/.test(svg)) return { problem: 'The logo needs a viewBox.' };
  return { svg };
};

/** Why a logo is refused; undefined if it can be used. */
export const logoProblem = (source: string): string | undefined => checkLogo(source).problem;
