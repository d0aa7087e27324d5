import { Refusal } from '../steps/refusal.mjs';

/**
 * A noun in every spelling that its files need.
 * @param {{ many: string, one?: string | undefined, domain: string }} asked in kebab case; `one` where an s at the end
 *   is not all
 */
export function namesOf({ many, one = singular(many), domain }) {
  for (const name of [many, one, domain]) {
    if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
      throw new Refusal(`"${name}" isn’t a valid file name: use lowercase letters, digits and hyphens.`);
    }
  }
  if (one === many) throw new Refusal(`What is one of the ${many}? Say it: --one NAME`);
  const oneWords = one.replaceAll('-', ' ');
  const manyWords = many.replaceAll('-', ' ');
  return {
    many,
    one,
    domain,
    Many: pascal(many),
    One: pascal(one),
    manyC: camel(many),
    oneC: camel(one),
    domainC: camel(domain),
    manySnake: many.replaceAll('-', '_'),
    oneSnake: one.replaceAll('-', '_'),
    manyWords,
    oneWords,
    ManyWords: capital(manyWords),
    OneWords: capital(oneWords),
    aOneWords: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${oneWords}`,
  };
}

function singular(many) {
  if (many.endsWith('ies')) return `${many.slice(0, -3)}y`;
  return many.replace(/(?<=(ss|sh|ch|x))es$|s$/, '');
}

function pascal(name) {
  return name.split('-').map(capital).join('');
}

function camel(name) {
  const pascalled = pascal(name);
  return pascalled.charAt(0).toLowerCase() + pascalled.slice(1);
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
