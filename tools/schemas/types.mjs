// node types.mjs <tsconfig> <file> <interface> <property>...: the JSON Schemas of these properties of an interface, with all that
// they are made of, as $defs. The compiler evaluates the types, so whatever it understands is understood here.
import ts from 'typescript';

const [tsconfig, file, kind, ...properties] = process.argv.slice(2);
const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(tsconfig, ts.sys.readFile).config, ts.sys, '.');
const program = ts.createProgram([file], { ...options, types: [], noEmit: true });
const checker = program.getTypeChecker();
const source = program.getSourceFile(file);
const declared = checker.getSymbolAtLocation(source)?.exports?.get(kind);
if (declared === undefined) throw new Error(`${file} exports no ${kind}`);

const $defs = {};
const names = new Map();
const bag = checker.getDeclaredTypeOfSymbol(declared);
for (const property of properties) {
  const type = checker.getTypeOfSymbol(checker.getPropertyOfType(bag, property));
  const title = property[0].toUpperCase() + property.slice(1);
  // The name is theirs, whatever else is called so.
  names.set(type, title);
  $defs[title] = {};
}
for (const [type, title] of [...names]) $defs[title] = { ...described(type), ...structure(type) };
process.stdout.write(JSON.stringify($defs));

/** A reference where the type has a name of its own, else its structure. */
function schema(type) {
  const name = nameOf(type);
  if (name === null) return structure(type);
  if (!(name in $defs)) {
    $defs[name] = {};
    $defs[name] = { ...described(type), ...structure(type) };
  }
  return { $ref: `#/$defs/${name}` };
}

function nameOf(type) {
  const known = names.get(type);
  if (known !== undefined) return known;
  const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
  const generic = (type.aliasTypeArguments ?? type.typeArguments ?? []).length > 0;
  const listed = checker.isArrayType(type) || checker.isTupleType(type);
  if (symbol === undefined || generic || listed || symbol.name.startsWith('__') || isPlain(type)) return null;
  let name = symbol.name;
  for (let n = 2; [...names.values()].includes(name); n++) name = `${symbol.name}${n}`;
  names.set(type, name);
  return name;
}

function isPlain(type) {
  const plain = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;
  return (type.flags & plain) !== 0 && !type.isUnion();
}

function structure(type) {
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (type.isUnion()) return union(type.types.filter((each) => !(each.flags & ts.TypeFlags.Undefined)));
  if (checker.isTupleType(type)) return tuple(type);
  if (checker.isArrayType(type)) return { type: 'array', items: schema(checker.getTypeArguments(type)[0]) };
  if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return record(type);
  throw new Error(`no JSON: ${checker.typeToString(type)}`);
}

function union(types) {
  const literal = types.filter((each) => each.isStringLiteral() || each.isNumberLiteral());
  const others = types.filter((each) => !literal.includes(each));
  const truths = others.filter((each) => each.flags & ts.TypeFlags.BooleanLiteral);
  const rest = truths.length === 2 ? others.filter((each) => !truths.includes(each)) : others;
  const parts = [
    ...(literal.length > 0 ? [{ enum: literal.map((each) => each.value) }] : []),
    ...(truths.length === 2 ? [{ type: 'boolean' }] : []),
    ...rest.map(schema),
  ];
  return parts.length === 1 ? parts[0] : { anyOf: parts };
}

function tuple(type) {
  const { elementFlags } = type.target;
  const items = checker.getTypeArguments(type).map(schema);
  if (elementFlags.some((flag) => flag !== ts.ElementFlags.Required))
    throw new Error(`a tuple of no certain length: ${checker.typeToString(type)}`);
  return { type: 'array', prefixItems: items, items: false, minItems: items.length };
}

function record(type) {
  if (type.getCallSignatures().length > 0) throw new Error(`a function: ${checker.typeToString(type)}`);
  const properties = {};
  const required = [];
  for (const property of checker.getPropertiesOfType(type)) {
    const of = checker.getTypeOfSymbol(property);
    properties[property.name] = { ...comment(property), ...schema(checker.getNonOptionalType(of)) };
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
  }
  const [index] = checker.getIndexInfosOfType(type);
  const more = index === undefined ? false : schema(index.type);
  return { type: 'object', properties, required, additionalProperties: more };
}

function described(type) {
  return comment(type.aliasSymbol ?? type.symbol);
}

function comment(symbol) {
  const text = ts
    .displayPartsToString(symbol?.getDocumentationComment(checker) ?? [])
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? {} : { description: text };
}
