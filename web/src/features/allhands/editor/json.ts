/** A draft as it was typed: it has the shape of a deck, but a value may still be wrong. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonPath = readonly (string | number)[];

export const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(value: Json | undefined, path: JsonPath): Json | undefined {
  let found = value;
  for (const key of path) {
    if (Array.isArray(found)) found = found[Number(key)];
    else if (isObject(found)) found = found[key];
    else return undefined;
  }
  return found;
}

/** A copy with another value at a path; undefined removes an object's key. */
export function withValueAt(
  value: Json | undefined,
  path: JsonPath,
  inner: Json | undefined,
): Json {
  const [key, ...rest] = path;
  if (key === undefined) return inner ?? null;
  if (Array.isArray(value)) {
    return value.map((one, index) => (index === key ? withValueAt(one, rest, inner) : one));
  }
  const object = isObject(value) ? value : {};
  if (rest.length === 0 && inner === undefined) {
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== String(key)));
  }
  return { ...object, [key]: withValueAt(object[key], rest, inner) };
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
