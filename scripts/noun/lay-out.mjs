import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../steps/refusal.mjs';
import { intoList, intoObject, withImport } from './edit.mjs';

const templates = fileURLToPath(new URL('.', import.meta.url));

/**
 * Writes the files of a noun and the lines that make it known. Refuses before anything is written.
 * @param {string} root the project's folder
 * @param {ReturnType<import('./names.mjs').namesOf>} names
 * @returns {string[]} the paths of all that was written, from the root
 */
export function layOut(root, names) {
  const { domain, many, one } = names;
  const domains = readFileSync(join(root, 'server/src/domains.ts'), 'utf8');
  if (!domains.includes(`'${domain}'`)) {
    throw new Refusal(
      `There is no domain "${domain}": server/src/domains.ts lists them. Add it there first.`,
    );
  }
  if (existsSync(join(root, 'server/src', domain, many)))
    throw new Refusal(`There are ${many} in ${domain}.`);
  const server = `server/src/${domain}/${many}`;
  const web = `web/src/features/${domain}/${many}`;
  const files = new Map([
    ...['table', 'repository', 'errors', 'service', 'present', 'routes', 'factory', 'test'].map((kind) => [
      `${server}/${many}.${kind}.ts`,
      filled(`server/many.${kind}.ts.txt`, names),
    ]),
    [`contract/src/${domain}/${one}.schema.ts`, filled('contract/one.schema.ts.txt', names)],
    [`contract/src/${domain}/${many}.endpoints.ts`, filled('contract/many.endpoints.ts.txt', names)],
    [`${web}/${many}.queries.ts`, filled('web/many.queries.ts.txt', names)],
    [`${web}/${one}-modal.tsx`, filled('web/one-modal.tsx.txt', names)],
    [`${web}/${many}.part.tsx`, filled('web/many.part.tsx.txt', names)],
    [`${web}/${many}.part.test.tsx`, filled('web/many.part.test.tsx.txt', names)],
    ...madeKnown(root, names),
  ]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.keys()];
}

function filled(template, names) {
  return readFileSync(join(templates, template), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name) => {
    if (names[name] === undefined) throw new Error(`${template} asks for an unknown {{${name}}}`);
    return names[name];
  });
}

/** The files that name every noun, each with a line more. */
function madeKnown(root, { domain, domainC, many, oneC }) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const has = (path) => existsSync(join(root, path));
  const known = new Map();
  const change = (path, edit) => known.set(path, edit(known.get(path) ?? read(path)));

  const schema = `server/src/${domain}/${domain}.table.ts`;
  if (!has(schema)) known.set(schema, newSchema(domain, domainC));
  const manifest = `server/src/${domain}/domain.ts`;
  if (!has(manifest)) {
    known.set(manifest, newManifest(domainC));
    change('server/src/manifests.ts', (text) =>
      intoList(withImport(text, domainC, `./${domain}/domain.ts`), 'const built', domainC),
    );
  }
  change(manifest, (text) => {
    const imported = withImport(
      withImport(text, `${oneC}PersonalTables`, `./${many}/${many}.repository.ts`),
      `${oneC}Routes`,
      `./${many}/${many}.routes.ts`,
    );
    return intoObject(
      intoObject(imported, 'routes', `...${oneC}Routes`, '() => '),
      'personalTables',
      `...${oneC}PersonalTables`,
    );
  });
  change('server/src/nouns.ts', (text) => intoObject(text, domainKey(domain), `'${many}'`));
  change('server/src/access.walk.test.ts', (text) =>
    intoList(
      withImport(text, oneC, `./${domain}/${many}/${many}.factory.ts`),
      'const ids:',
      `${oneC}Id: (await ${oneC}(parts, made.viewer)).id`,
    ),
  );
  change('server/src/isolation.walk.test.ts', (text) => intoList(text, 'const ofNobody', `'${oneC}Id'`));
  return known;
}

const domainKey = (domain) => (domain.includes('-') ? `'${domain}'` : domain);

function newSchema(domain, domainC) {
  return `import { pgSchema } from 'drizzle-orm/pg-core';

export const ${domainC}Schema = pgSchema('${domain.replaceAll('-', '_')}');
`;
}

function newManifest(domainC) {
  return `import type { DomainManifest } from '../domain-manifest.ts';

export const ${domainC}: DomainManifest = {
  routes: () => [],
  personalTables: [],
};
`;
}
