// The line between a page and the server, in our hands: it can be cut and mended while the page goes on.
import type { BrowserContext, WebSocketRoute } from '@playwright/test';

export class Thread {
  private whole = true;
  private readonly live = new Set<WebSocketRoute>();

  static async hold(context: BrowserContext): Promise<Thread> {
    const thread = new Thread();
    await context.routeWebSocket(/\/ws$/, (socket) => {
      if (!thread.whole) {
        void socket.close();
        return;
      }
      socket.connectToServer();
      thread.live.add(socket);
    });
    return thread;
  }

  async cut(): Promise<void> {
    this.whole = false;
    for (const socket of this.live) await socket.close();
    this.live.clear();
  }

  mend(): void {
    this.whole = true;
  }
}
