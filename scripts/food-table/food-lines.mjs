/** What the originals say where nobody said how much was eaten: the weight to offer first. */
const unsaid = 'Quantity not specified';

/** The lines of the food table: id, name, other names, group, figures per 100 g in thousandths, portions. */
export function foodLines(sources) {
  const order = records(sources.nutrients).map(({ id }) => id);
  const figuresOf = new Map(records(sources.figures).map((row) => [row.food_id, row]));
  const portionsOf = new Map();
  for (const row of records(sources.portions)) {
    if (!portionsOf.has(row.food_id)) portionsOf.set(row.food_id, []);
    portionsOf.get(row.food_id).push(row);
  }
  return records(sources.foods).map(({ id, name, other_names: also, category: group }) => {
    const figures = order.map((nutrient) => thousandths(figuresOf.get(id)[nutrient]));
    while (figures.at(-1) === null) figures.pop();
    const { portions, usual } = portionsIn(portionsOf.get(id) ?? []);
    return JSON.stringify([id, name, also, group, figures, portions, usual]);
  });
}

/** Labels with weights in milligrams, and the weight to offer first. Weights of guidelines are no portions. */
function portionsIn(rows) {
  const usual = rows.find(({ is_default: first }) => first === '1');
  const said = rows.filter(({ label }) => label !== unsaid && !label.startsWith('Guideline amount'));
  const portions = said
    .map(({ label, grams }) => [label, thousandths(grams)])
    .filter(([, weight]) => weight > 0);
  const weight = usual ? thousandths(usual.grams) : 0;
  return { portions, usual: weight > 0 ? weight : null };
}

/** Exact: the digits are moved, nothing is multiplied. Null where nothing is known. */
export function thousandths(number) {
  if (number === '') return null;
  const [whole, decimals = ''] = number.split('.');
  if (decimals.length > 3) throw new Error(`${number} has more than three decimals.`);
  return Number(`${whole}${decimals.padEnd(3, '0')}`);
}

/** The rows of a comma-separated text by the names in its first line. */
function records(csv) {
  const [names, ...rows] = cells(csv);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

function cells(csv) {
  return csv
    .trimEnd()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
}
