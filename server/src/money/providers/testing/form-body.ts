export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Reads a form as Stripe does: `a[b]=1&c[0]=x` is `{a: {b: '1'}, c: ['x']}`. */
export function readForm(text: string): Record<string, FormValue> {
  const read: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((piece) => piece.replace(/\]$/, ''));
    put(read, path, value);
  }
  return read;
}

/** Reads a form with files, each as its name, type and size. */
export async function readFiles(body: Buffer, type: string): Promise<Record<string, FormValue>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { name: value.name, type: value.type, size: String(value.size) },
    ]),
  );
}

function put(into: Record<string, FormValue>, [name = '', ...rest]: string[], value: string): void {
  const [next] = rest;
  if (next === undefined) {
    into[name] = value;
  } else if (/^\d*$/.test(next)) {
    const list = into[name];
    into[name] = [...(Array.isArray(list) ? list : []), value];
  } else {
    const inner = into[name];
    const object = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
    into[name] = object;
    put(object, rest, value);
  }
}
