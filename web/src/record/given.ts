import { sharedMatch } from './shared-match.ts';

interface Launched {
  readonly files: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consumer: (launched: Launched) => void): void;
}

/** Hears of a file that the system opens with the app, or that another app has shared with it. */
export function hearOfFiles(heard: (file: Blob) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void files[0]?.getFile().then(heard);
  });
  void takeShared().then((file) => {
    if (file !== null) heard(file);
  });
}

/** The service worker has put it aside; it is taken once. */
async function takeShared(): Promise<Blob | null> {
  if (!('caches' in window)) return null;
  const cache = await caches.open(sharedMatch.cache);
  const kept = await cache.match(sharedMatch.path);
  if (kept === undefined) return null;
  await cache.delete(sharedMatch.path);
  return kept.blob();
}
