import type { Place } from '../place/place.ts';
import type { Settings } from '../settings.ts';
import type { Cluster } from './cluster.ts';

/** On a database that others share a server is one of several nodes, also while it is the only one. */
export async function clusterAt({ session, linkKey }: Place, { database, node }: Settings): Promise<Cluster | null> {
  if (session === null || database === null) return null;
  const { Cluster } = await import('./cluster.ts');
  return new Cluster({ ...node, url: database, session, secret: linkKey });
}
