// A page without a browser: enough of one for React to draw into and for a test to press what is drawn. All things have one size.

type Listener = { readonly type: string; readonly capture: boolean; readonly hear: (event: PageEvent) => void };

export class PageNode extends EventTarget {
  parentNode: PageNode | null = null;
  childNodes: PageNode[] = [];
  nodeValue: string | null = null;
  readonly listeners: Listener[] = [];
  readonly nodeType: number;
  readonly nodeName: string;
  ownerDocument: PageDocument | null = null;

  constructor(nodeType: number, nodeName: string) {
    super();
    this.nodeType = nodeType;
    this.nodeName = nodeName;
  }
  get parentElement(): PageNode | null {
    return this.parentNode;
  }
  get firstChild(): PageNode | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): PageNode | null {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling(): PageNode | null {
    return this.parentNode?.childNodes[this.parentNode.childNodes.indexOf(this) + 1] ?? null;
  }
  get isConnected(): boolean {
    return this.parentNode?.isConnected ?? this.nodeType === 9;
  }
  get textContent(): string {
    return this.nodeType === 3 ? (this.nodeValue ?? '') : this.childNodes.map((child) => child.textContent).join('');
  }
  set textContent(text: string) {
    for (const child of this.childNodes) child.parentNode = null;
    this.childNodes = [];
    if (this.nodeType === 3) this.nodeValue = text;
    else if (text !== '') this.appendChild(textNode(text));
  }
  appendChild(child: PageNode): PageNode {
    return this.insertBefore(child, null);
  }
  insertBefore(child: PageNode, before: PageNode | null): PageNode {
    child.parentNode?.removeChild(child);
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
  removeChild(child: PageNode): PageNode {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }
  contains(other: unknown): boolean {
    for (let node = other as PageNode | null; node != null; node = node.parentNode) if (node === this) return true;
    return false;
  }
  override addEventListener(type: string, hear: unknown, options?: boolean | AddEventListenerOptions): void {
    const capture = typeof options === 'object' ? options.capture === true : options === true;
    this.listeners.push({ type, capture, hear: hear as Listener['hear'] });
  }
  override removeEventListener(type: string, hear: unknown): void {
    const at = this.listeners.findIndex((each) => each.type === type && each.hear === hear);
    if (at >= 0) this.listeners.splice(at, 1);
  }
}

export class PageElement extends PageNode {
  readonly namespaceURI: string;
  readonly attributes = new Map<string, string>();
  readonly style: Record<string, unknown> = { setProperty: nothing, removeProperty: nothing };
  readonly dataset: Record<string, string> = {};
  readonly classList = { add: nothing, remove: nothing, toggle: nothing, contains: () => false };
  readonly clientWidth = 900;
  readonly clientHeight = 600;
  readonly offsetWidth = 0;
  readonly offsetHeight = 0;
  scrollTop = 0;
  scrollLeft = 0;
  readonly scrollHeight = 0;
  readonly scrollWidth = 0;

  constructor(name: string, namespace: string) {
    super(1, namespace.endsWith('xhtml') ? name.toUpperCase() : name);
    this.namespaceURI = namespace;
  }
  get tagName(): string {
    return this.nodeName;
  }
  /** Of what can be chosen or written into. */
  get type(): string {
    return this.getAttribute('type') ?? 'text';
  }
  set type(type: string) {
    this.setAttribute('type', type);
  }
  /** Of a select. */
  get options(): readonly PageElement[] {
    return [...elementsIn(this)].filter(({ nodeName }) => nodeName === 'OPTION');
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  setAttributeNS(_space: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  getBoundingClientRect(): object {
    return { x: 0, y: 0, left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }
  getBBox(): object {
    return { x: 0, y: 0, width: 0, height: 0 };
  }
  animate(): object {
    return { cancel: nothing, finished: Promise.resolve(), onfinish: null };
  }
  focus(): void {
    if (this.ownerDocument !== null) this.ownerDocument.activeElement = this;
  }
  querySelector(): null {
    return null;
  }
  querySelectorAll(): readonly never[] {
    return [];
  }
  closest(): null {
    return null;
  }
  matches(): boolean {
    return false;
  }
  hasPointerCapture(): boolean {
    return false;
  }
  getContext(): null {
    return null;
  }
  toBlob(made: (blob: null) => void): void {
    made(null);
  }
  getTotalLength(): number {
    return 0;
  }
  getScreenCTM(): null {
    return null;
  }
}
for (const name of ['blur', 'click', 'showModal', 'close', 'scrollIntoView', 'scrollTo', 'setPointerCapture', 'select'])
  Object.defineProperty(PageElement.prototype, name, { value: nothing });
for (const name of ['releasePointerCapture', 'setSelectionRange', 'show', 'scrollBy', 'requestFullscreen'])
  Object.defineProperty(PageElement.prototype, name, { value: nothing });

const HTML = 'http://www.w3.org/1999/xhtml';

export class PageDocument extends PageNode {
  readonly documentElement: PageElement;
  readonly body: PageElement;
  readonly head: PageElement;
  activeElement: PageElement;
  title = '';
  readonly hidden = false;
  readonly visibilityState = 'visible';
  defaultView: unknown = null;
  /** That it is there tells React to listen to what is written. */
  readonly oninput = null;
  readonly fonts = { ready: Promise.resolve() };

  constructor() {
    super(9, '#document');
    this.documentElement = this.createElement('html');
    this.head = this.createElement('head');
    this.body = this.createElement('body');
    this.appendChild(this.documentElement);
    this.documentElement.appendChild(this.head);
    this.documentElement.appendChild(this.body);
    this.activeElement = this.body;
  }
  createElement(name: string): PageElement {
    return this.createElementNS(HTML, name);
  }
  createElementNS(namespace: string, name: string): PageElement {
    return this.owned(new PageElement(name, namespace));
  }
  createTextNode(text: string): PageNode {
    return this.owned(textNode(text));
  }
  createComment(text: string): PageNode {
    const comment = new PageNode(8, '#comment');
    comment.nodeValue = text;
    return this.owned(comment);
  }
  querySelector(): null {
    return null;
  }
  querySelectorAll(): readonly never[] {
    return [];
  }
  getElementById(): null {
    return null;
  }
  private owned<N extends PageNode>(node: N): N {
    node.ownerDocument = this;
    return node;
  }
}

function textNode(text: string): PageNode {
  const node = new PageNode(3, '#text');
  node.nodeValue = text;
  return node;
}

function nothing(): void {}

export interface PageEvent {
  readonly type: string;
  readonly target: PageNode;
  readonly [more: string]: unknown;
}

/** As a browser tells it to the root that React listens at. */
export function fire(root: PageNode, target: PageNode, type: string, more: object = {}): void {
  const event: PageEvent = {
    ...{ type, target, bubbles: true, cancelable: true, defaultPrevented: false, isTrusted: true, timeStamp: 0 },
    ...{ button: 0, detail: 0, clientX: 0, clientY: 0, pointerType: 'mouse', pointerId: 1, key: '', code: '' },
    ...{ preventDefault: nothing, stopPropagation: nothing, getModifierState: () => false, currentTarget: root },
    ...more,
  };
  for (const capture of [true, false])
    for (const each of [...root.listeners]) if (each.type === type && each.capture === capture) each.hear(event);
}

/** All elements under a node, in the order of the page. */
export function* elementsIn(node: PageNode): Generator<PageElement> {
  for (const child of node.childNodes) {
    if (child instanceof PageElement) yield child;
    yield* elementsIn(child);
  }
}
