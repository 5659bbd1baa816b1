/** One person on the network: a cookie, and an address that the server believes because a proxy on its own machine says it. */
export class Visitor {
  private readonly url: string;
  private readonly headers: Record<string, string>;

  private constructor(url: string, address: string) {
    this.url = url;
    this.headers = { 'x-forwarded-for': address };
  }

  static async arrive(url: string, address: string): Promise<Visitor> {
    const visitor = new Visitor(url, address);
    await visitor.get('/api/me');
    return visitor;
  }

  async get<T>(path: string): Promise<T> {
    return (await this.ask(path, {})).json() as Promise<T>;
  }

  async post<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return (await this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>;
  }

  get cookie(): string {
    return this.headers.cookie ?? '';
  }

  /** A socket that follows a table; `heard` gets each message as it was sent. */
  async follow(table: string, heard: (text: string) => void): Promise<WebSocket> {
    // Node's own WebSocket takes headers, which browsers do not.
    const how = { headers: this.headers } as unknown as string[];
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, how);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    await new Promise((opened, failed) => {
      socket.addEventListener('open', opened);
      socket.addEventListener('error', failed);
    });
    socket.send(JSON.stringify({ t: 'hello', table, had: {}, views: 'always' }));
    return socket;
  }

  async ask(path: string, how: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const answer = await fetch(`${this.url}${path}`, { ...how, headers: { ...this.headers, ...how.headers } });
    if (!answer.ok && answer.status !== 304)
      throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.headers.cookie = cookie;
    return answer;
  }
}
