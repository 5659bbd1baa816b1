interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly version: string;
  readonly execPath: string;
}
export function pinnedNode(root: string, platform?: string): string | null;
export function nodeFor(root: string, machine?: Machine): { node: string; why?: never } | { node?: never; why: string };
export function npmCommand(
  args: readonly string[],
  where?: { platform?: string; script?: string | undefined },
): [command: string, args: string[], options: { shell?: boolean }];
export function withPath(env: NodeJS.ProcessEnv, bin: string, delimiter?: string): NodeJS.ProcessEnv;
