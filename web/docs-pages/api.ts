import fs from 'node:fs';
import path from 'node:path';
import { type Class, type ClassElement, type Declaration, type Node, parseSync } from 'oxc-parser';
import { libraries } from '../../scripts/packages/build.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** All that a package gives to whoever installs it: each name with its comment and its declaration, as Markdown. */
export function apiOf(room: string): string {
  const library = libraries.find((one) => one.room === room);
  const { name, exports } = JSON.parse(fs.readFileSync(path.join(root, room, 'package.json'), 'utf8')) as Described;
  const parts = (library?.entries ?? []).flatMap((entry) => {
    const file = exports[entry];
    if (file === undefined || !/\.tsx?$/.test(file)) return [];
    const given = givenBy(path.join(root, room, file), null).sort((a, b) => a.name.localeCompare(b.name, 'en'));
    if (given.length === 0) throw new Error(`${name} gives nothing at ${entry}`);
    return [`## ${path.posix.join(name, entry)}`, ...given.map(shown)];
  });
  return parts.join('\n\n');
}

interface Described {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
}

interface Given {
  readonly name: string;
  readonly comment: string;
  readonly declared: string;
}

function shown({ name, comment, declared }: Given): string {
  return [`### ${name}`, ...(comment === '' ? [] : [comment]), `\`\`\`ts\n${declared}\n\`\`\``].join('\n\n');
}

/** What a file exports, and what it passes on from others; `only`: no more than these names. */
function givenBy(file: string, only: readonly string[] | null): Given[] {
  const text = fs.readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const commentOn = (node: Node): string => {
    const above = comments.findLast(({ end }) => end <= node.start && text.slice(end, node.start).trim() === '');
    return above === undefined || !above.value.startsWith('*') ? '' : said(above.value);
  };
  return program.body
    .flatMap((statement): Given[] => {
      if (statement.type === 'ExportAllDeclaration') return givenBy(beside(file, statement.source.value), only);
      if (statement.type !== 'ExportNamedDeclaration') return [];
      if (statement.source !== null)
        return givenBy(
          beside(file, statement.source.value),
          statement.specifiers.map(({ local }) => text.slice(local.start, local.end)),
        );
      return declaredBy(statement.declaration, text, commentOn).map((found) => ({
        ...found,
        comment: commentOn(statement),
      }));
    })
    .filter(({ name }) => only === null || only.includes(name));
}

const beside = (file: string, source: string): string => path.join(path.dirname(file), source);

/** Names and declarations without what is inside of functions, and without what only a class itself can reach. */
function declaredBy(
  declaration: Declaration | null,
  text: string,
  commentOn: (node: Node) => string,
): Omit<Given, 'comment'>[] {
  const upTo = (node: Node, end: Node | null | undefined): string =>
    text.slice(node.start, end?.start ?? node.end).trim();
  switch (declaration?.type) {
    case 'VariableDeclaration':
      return declaration.declarations.map(({ id, init }) => {
        const name = text.slice(id.start, id.end);
        const arrow = init?.type === 'ArrowFunctionExpression' ? ` = ${upTo(init, init.body)} …` : '';
        return { name: name.split(/\W/)[0]!, declared: `${declaration.kind} ${name}${arrow}` };
      });
    case 'FunctionDeclaration':
      return [{ name: declaration.id!.name, declared: upTo(declaration, declaration.body) }];
    case 'ClassDeclaration':
      return [{ name: declaration.id!.name, declared: classBy(declaration, text, commentOn) }];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [{ name: declaration.id.name, declared: upTo(declaration, null) }];
    default:
      return [];
  }
}

function classBy(declaration: Class, text: string, commentOn: (node: Node) => string): string {
  const members = declaration.body.body.filter(isReachable).map((member) => {
    const inside = member.type === 'MethodDefinition' ? member.value.body : 'value' in member ? member.value : null;
    const comment = commentOn(member);
    return `${comment === '' ? '' : `  /** ${comment} */\n`}  ${text.slice(member.start, inside?.start ?? member.end).replace(/[\s=;]+$/, '')};`;
  });
  return [`${text.slice(declaration.start, declaration.body.start)}{`, ...members, '}'].join('\n');
}

function isReachable(member: ClassElement): boolean {
  return 'key' in member && member.key.type !== 'PrivateIdentifier' && member.accessibility !== 'private';
}

/** A comment without its stars, as one paragraph. */
function said(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join(' ')
    .trim();
}
