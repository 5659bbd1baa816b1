/** The tabs of this browser that have one table open tell each other of new entries. */
export function tellTabs(table: string, heard: () => void): { tell(): void; close(): void } {
  const channel = new BroadcastChannel(`orrery-table-${table}`);
  channel.addEventListener('message', heard);
  return { tell: () => channel.postMessage(null), close: () => channel.close() };
}
