import type { MatchFile } from '@orrery/kernel';

/** Hands a recorded match to the person as a file. */
export function saveFile(file: MatchFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${file.head.game}-${file.head.id.slice(0, 8)}.orrery.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
