import { parseSync, visitorKeys } from 'oxc-parser';

/** One small defect: `text` in place of what stands from `start` to `end` of a file. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** What kind of defect it is, in words. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What has no part in what a program does (types, what it imports), or only in the words of an error. */
const silent = /^(TS(?!(As|NonNull|Satisfies)Expression$)\w+|ImportDeclaration|ThrowStatement)$/;

const otherOperator: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '%': '*',
  '&': '|',
  '|': '&',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

const otherMethod: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** All the defects that can be planted in a file. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Mutant[] = [];
  const plant = (kind: string, start: number, end: number, text: string) =>
    found.push({ file, line: source.slice(0, start).split('\n').length, kind, start, end, text });
  const visit = (node: Node) => {
    if (silent.test(node.type)) return;
    defectsIn(node, source, plant);
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of [node[key]].flat()) if (isNode(child)) visit(child);
  };
  visit(program as unknown as Node);
  return found;
}

export function planted(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** A sentence that names a defect to somebody who has the file open. */
export function inWords(mutant: Mutant, source: string): string {
  const was = source.slice(mutant.start, mutant.end).replace(/\s+/g, ' ');
  return `${mutant.file}:${mutant.line} ${mutant.kind}: ${short(was)} -> ${short(mutant.text) || 'nothing'}`;
}

type Plant = (kind: string, start: number, end: number, text: string) => void;

function defectsIn(node: Node, source: string, plant: Plant): void {
  if (/^(Binary|Logical|Assignment|Update)Expression$/.test(node.type)) operatorIn(node, source, plant);
  else if (node.type === 'UnaryExpression' && node.operator === '!')
    plant('a no left out', node.start, node.start + 1, '');
  else if (node.type === 'Literal') literalIn(node, plant);
  else if (node.type === 'ConditionalExpression') {
    const [yes, no] = [node.consequent as Node, node.alternate as Node];
    const text = `${written(no, source)}${source.slice(yes.end, no.start)}${written(yes, source)}`;
    plant('both ways exchanged', yes.start, no.end, text);
  } else if (node.type === 'IfStatement') {
    const test = node.test as Node;
    plant('never so', test.start, test.end, `false && (${written(test, source)})`);
  } else if (node.type === 'ExpressionStatement' && isDeed(node.expression as Node))
    plant('a deed left out', node.start, node.end, ';');
  else if (node.type === 'MemberExpression') {
    const property = node.property as Node;
    const other = node.computed ? undefined : otherMethod[String(property.name)];
    if (other !== undefined) plant('another method', property.start, property.end, other);
  }
}

function operatorIn(node: Node, source: string, plant: Plant): void {
  const operator = String(node.operator);
  const other = otherOperator[operator];
  if (other === undefined || (operator === '+' && joinsText(node))) return;
  const [from, to] =
    node.type === 'UpdateExpression' ? [node.start, node.end] : [(node.left as Node).end, (node.right as Node).start];
  const at = from + source.slice(from, to).indexOf(operator);
  plant('another operator', at, at + operator.length, other);
}

function literalIn(node: Node, plant: Plant): void {
  if (typeof node.value === 'number') plant('one more', node.start, node.end, `${node.value + 1}`);
  if (typeof node.value === 'boolean') plant('yes for no', node.start, node.end, `${!node.value}`);
}

function joinsText(node: Node): boolean {
  return [node.left as Node, node.right as Node].some(
    (side) =>
      side.type === 'TemplateLiteral' ||
      (side.type === 'Literal' && typeof side.value === 'string') ||
      (side.type === 'BinaryExpression' && joinsText(side)),
  );
}

function isDeed(expression: Node): boolean {
  return /^(Call|Assignment|Update)Expression$/.test(expression.type);
}

function written(node: Node, source: string): string {
  return source.slice(node.start, node.end);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
