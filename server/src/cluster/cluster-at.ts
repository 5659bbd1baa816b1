import type { Place } from '../place/place.ts';
import type { Settings } from '../settings.ts';
import { Cluster } from './cluster.ts';

/** On a database that others share a server is one of several nodes, also while it is the only one. */
export function clusterAt({ session, linkKey }: Place, { database, node }: Settings): Cluster | null {
  if (session === null || database === null) return null;
  return new Cluster({ ...node, url: database, session, secret: linkKey });
}
