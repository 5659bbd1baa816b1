type Schema = Record<string, unknown>;

/** The SHA-256 of a data set, in its place. */
const byHash = {
  description: 'A data set that somebody brought: GET /api/data/<sha256>.',
  type: 'object',
  properties: { sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' } },
  required: ['sha256'],
  additionalProperties: false,
};

const options = { $ref: '#/$defs/Options' };

/** The types of a game as the wire has them: null for the options in a view or an event, and data sets by their hash. */
export function onTheWire($defs: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries($defs).map(([name, schema]) => [
      name,
      name === 'Options' ? hashed(schema) : (without(schema) as Schema),
    ]),
  );
}

function without(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(without);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'options' && isRef(value) ? { anyOf: [{ type: 'null' }, options] } : without(value),
    ]),
  );
}

function hashed(schema: Schema): Schema {
  const properties = Object.entries(schema.properties as Record<string, Schema>).map(([key, value]) => {
    const parts = (value.anyOf ?? []) as Schema[];
    const brought = parts.some((part) => '$ref' in part);
    return [key, brought ? { ...value, anyOf: [...parts, byHash] } : value];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

const isRef = (value: unknown): boolean => (value as Schema | null)?.$ref === options.$ref;
