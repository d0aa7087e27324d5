import { Refusal } from '../steps/refusal.mjs';

const opening = { '[': ']', '{': '}' };

/**
 * Adds an item at the end of the list or object that follows `start`.
 * @param {string} text a source file
 */
export function intoList(text, start, item) {
  const from = text.indexOf(start);
  const assigned = text.indexOf('= ', from);
  if (from < 0 || assigned < 0) throw new Refusal(`There is no "${start}" to add ${item} to.`);
  return insideBrackets(text, assigned + 2, item);
}

/**
 * Adds an item to the list under one key of the file's only exported object. A key holding a single name becomes a list
 * of that name and the item; a missing key is added. `before` is the text in front of a new list: `() => `.
 * @param {string} text a source file
 */
export function intoObject(text, key, item, before = '') {
  const at = new RegExp(`^  ${key}: `, 'm').exec(text);
  if (!at) {
    const end = text.lastIndexOf('\n};');
    if (end < 0) throw new Refusal(`There is no object to add ${key} to.`);
    return `${text.slice(0, end)}\n  ${key}: ${before}[${item}],${text.slice(end)}`;
  }
  const value = /^((?:\([^)]*\) => )?)(\[|\w+)/.exec(text.slice(at.index + at[0].length));
  if (!value) throw new Refusal(`Cannot add ${item} to ${key}: it isn’t a list.`);
  const from = at.index + at[0].length + value[1].length;
  if (value[2] === '[') return insideBrackets(text, from, item);
  const rest = text.slice(from + value[2].length);
  const named = /^\([^)]*\)/.exec(rest)?.[0] ?? '';
  return `${text.slice(0, from)}[...${value[2]}${named}, ${item}]${rest.slice(named.length)}`;
}

function insideBrackets(text, from, item) {
  const open = text.charAt(from);
  const close = opening[open];
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth > 0) continue;
    const inside = text.slice(from + 1, at).trimEnd();
    const comma = inside === '' || inside.endsWith(',') ? '' : ',';
    return `${text.slice(0, from + 1)}${inside}${comma} ${item},${text.slice(at)}`;
  }
  throw new Refusal(`The list that ${item} belongs to does not end.`);
}

/** Adds an import after the last one; the formatter sorts it. */
export function withImport(text, name, path) {
  const line = `import { ${name} } from '${path}';\n`;
  const last = text.lastIndexOf('\nimport ');
  const end = text.indexOf(';\n', last) + 2;
  return `${text.slice(0, end)}${line}${text.slice(end)}`;
}
