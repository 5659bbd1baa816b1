/** Why something was not done, where it was asked for; nothing where nothing is wrong. */
export function Problem({ problem }: { readonly problem: string | null }) {
  return problem === null ? null : (
    <p className="notice bad" role="alert">
      {problem}
    </p>
  );
}
