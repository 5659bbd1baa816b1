/** What a process writes on its session when it opens it. Another session has another one, or none. */
export const homeSetting = 'orrery.home';

/** Asked first in every transaction that writes: refuses, and so all that follows, where the session has another nonce. */
export const fence = 'SELECT orrery_fence($1)';

const refusal = 'OH001';

export const makeFence = `
CREATE FUNCTION orrery_fence(nonce text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('${homeSetting}', true) IS DISTINCT FROM nonce THEN
    RAISE EXCEPTION 'this session is not the one that was opened' USING ERRCODE = '${refusal}';
  END IF;
END
$$;
`;

export const isFenced = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === refusal;
