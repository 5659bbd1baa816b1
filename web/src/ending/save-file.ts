import type { MatchFile } from '@orrery/kernel';

/** Hands a recorded match to the person as a file. */
export function saveFile(file: MatchFile): void {
  saveText(`${file.head.game}-${file.head.id.slice(0, 8)}.orrery.json`, JSON.stringify(file));
}

/** Hands JSON to the person as a file of this name. */
export function saveText(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
