import { shelf } from '@orrery/games';
import { Dice } from '@orrery/kernel';
import { Announcer, setPrefs, uiCatalogue, WordsProvider } from '@orrery/ui';
import { createSay, type Lang } from '@orrery/words';
import { act, type ReactNode, Suspense } from 'react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { defaultPrefs } from '../../../ui/src/settings/prefs.ts';
import { localTables } from '../../src/local/tables.ts';
import { usePerson } from '../../src/person/person.ts';
import { loadKit } from '../../src/play/kit.ts';
import { useSpeech } from '../../src/words/speech.ts';
import { elementsIn, fire, PageDocument, PageElement, PageNode } from './dom.ts';

const nothing = () => undefined;
const realTime = setTimeout;
class Watcher {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}
class Line extends EventTarget {
  readonly readyState = 0;
  send = nothing;
  close = nothing;
}

/** Answers at once what a test has it answer; null: nothing. */
class Helper extends EventTarget {
  static answer: unknown = null;
  terminate = nothing;
  postMessage(): void {
    const { answer } = Helper;
    if (answer !== null) setImmediate(() => this.dispatchEvent(Object.assign(new Event('message'), { data: answer })));
  }
}
/** What workers of the page answer from now on. */
export const workersAnswer = (answer: unknown): void => {
  Helper.answer = answer;
};

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** What a server answers, by the method and path of a request, or makes up when it is asked; absent: it has no such thing. */
type Answers = Readonly<Record<string, unknown>>;

class Refusal {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}
/** As an answer: the server refuses it with this code. */
export const refused = (code: string): object => new Refusal(code);

let answers: Answers = {};

/** Everything that the app asks of a browser. Taken away again by `vi.unstubAllGlobals`. */
function stubBrowser(): void {
  const document = new PageDocument();
  const place = { href: 'http://orrery.test/', origin: 'http://orrery.test', pathname: '/', search: '', hash: '' };
  const globals: Readonly<Record<string, unknown>> = {
    ...{ document, Node: PageNode, Element: PageElement, HTMLElement: PageElement, HTMLIFrameElement: class {} },
    ...{ SVGElement: PageElement, HTMLInputElement: PageElement, HTMLDialogElement: PageElement },
    ...{
      ResizeObserver: Watcher,
      IntersectionObserver: Watcher,
      MutationObserver: Watcher,
      WebSocket: Line,
      Worker: Helper,
    },
    location: {
      ...place,
      host: 'orrery.test',
      hostname: 'orrery.test',
      protocol: 'http:',
      replace: nothing,
      reload: nothing,
    },
    history: { state: null, pushState: nothing, replaceState: nothing, back: nothing },
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    CSS: { escape: (text: string) => text },
    Image: class extends EventTarget {
      decode = async () => undefined;
    },
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: nothing,
    ...{ localStorage: memory(), sessionStorage: memory(), scrollTo: nothing, getSelection: () => null },
    ...{ innerWidth: 1280, innerHeight: 800, devicePixelRatio: 1, isSecureContext: true },
    fetch: async (path: string, how?: { readonly method?: string }) => {
      const known = answers[`${how?.method ?? 'GET'} ${path.split('?')[0]}`];
      const answer: unknown = typeof known === 'function' ? known() : known;
      const found = answer !== undefined && !(answer instanceof Refusal);
      const none = answer instanceof Refusal ? { code: answer.code } : { error: { code: 'NO_SUCH_PATH' } };
      const body = found ? answer : none;
      return new Response(JSON.stringify(body), { status: found ? 200 : 404 });
    },
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('window', globalThis);
  const here = globalThis as { addEventListener?: unknown };
  if (here.addEventListener === undefined) {
    vi.stubGlobal('addEventListener', nothing);
    vi.stubGlobal('removeEventListener', nothing);
  }
  document.defaultView = globalThis;
}

async function speakIn(lang: Lang): Promise<void> {
  const words = lang === 'it' ? (await import('../../src/words/it.ts')).it : (await import('../../src/words/en.ts')).en;
  const catalogues = [words, await uiCatalogue(lang)];
  useSpeech.setState({ lang, catalogues, say: createSay(lang, catalogues) });
}

/** A page on which something is drawn. */
interface Page {
  text(): string;
  elements(): readonly PageElement[];
  /** What can be pressed: buttons, and what is chosen by a tap. */
  buttons(): readonly PageElement[];
  press(button: PageElement): Promise<void>;
  /** Presses what is called so. */
  tap(name: string | RegExp): Promise<void>;
  /** A key, heard where the focus is, or by an element that has it; then by the whole page. */
  key(key: string, on?: PageElement): Promise<void>;
  /** What was said last to those who listen. */
  spoken(): string;
  /** Writes into the first field, or the one that is labelled so. */
  type(text: string, label?: string): Promise<void>;
  /** Chooses everything that any list offers, one after the other. */
  chooseAll(): Promise<void>;
  /** Scrolls a list by hand to so far from its top. */
  scroll(list: PageElement, top: number): Promise<void>;
  /** Lets what is under way arrive. */
  rest(): Promise<void>;
  /** Lets so many milliseconds pass, where time is a test's own. */
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}

export function nameOf(element: PageElement): string {
  // What is ticked is named by its label, which stands around it.
  const words = element.tagName === 'INPUT' ? element.parentNode?.textContent : element.textContent;
  return element.getAttribute('aria-label') ?? words ?? '';
}

function formOf(button: PageElement): PageNode {
  let node: PageNode = button;
  while (node.nodeName !== 'FORM' && node.parentNode !== null) node = node.parentNode;
  return node;
}

const PRESSED = new Set(['button', 'option', 'gridcell', 'tab', 'radio', 'switch', 'checkbox', 'menuitem']);

function isPressed(each: PageElement): boolean {
  if (each.tagName === 'BUTTON' || PRESSED.has(each.getAttribute('role') ?? '')) return true;
  return each.tagName === 'INPUT' && /radio|checkbox/.test(each.getAttribute('type') ?? '');
}

/** Those that a test has not closed. */
const opened = new Set<() => Promise<void>>();

/** Draws it as a browser would, with what the server answers; effects run, and what is asked for arrives. */
async function openPage(node: ReactNode, server: Answers = {}): Promise<Page> {
  answers = server;
  const { createRoot } = await import('react-dom/client');
  const page = document as unknown as PageDocument;
  const place = page.createElement('div');
  page.body.appendChild(place);
  const root = createRoot(place as unknown as Element);
  const settle = (work: () => void, turns = 8) =>
    act(async () => {
      work();
      for (let turn = 0; turn < turns; turn++) await new Promise((arrived) => setImmediate(arrived));
    });
  const close = async () => {
    if (!opened.delete(close)) return;
    await settle(() => root.unmount());
    page.body.removeChild(place);
  };
  opened.add(close);
  await settle(() => root.render(node), 40);
  // What was asked for because of what has arrived.
  await settle(nothing, 40);
  // What is loaded when it is first shown.
  for (let turn = 0; turn < 200 && place.textContent === ''; turn++) {
    await new Promise((waited) => realTime(waited, 10));
    await settle(nothing);
  }
  const press = (button: PageElement) =>
    settle(() => {
      fire(place, button, 'click');
      if (button.getAttribute('type') === 'submit') fire(place, formOf(button), 'submit');
    });
  const isField = (each: PageElement) =>
    each.tagName === 'TEXTAREA' ||
    (each.tagName === 'INPUT' && !/radio|checkbox|file/.test(each.getAttribute('type') ?? ''));
  const isOpen = (each: PageElement) => !each.hasAttribute('disabled') && each.getAttribute('aria-disabled') !== 'true';
  const buttons = () => [...elementsIn(place)].filter((each) => isPressed(each) && isOpen(each));
  return {
    text: () => place.textContent,
    elements: () => [...elementsIn(place)],
    buttons,
    press,
    tap: (name) => {
      const found = buttons().find((each) =>
        typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each)),
      );
      if (found === undefined) throw new Error(`nothing is called ${name}: ${buttons().map(nameOf).join(' | ')}`);
      return press(found);
    },
    key: (key, on) =>
      settle(() => {
        if (on !== undefined) fire(place, on, 'keydown', { key });
        fire(page, on ?? page.activeElement, 'keydown', { key });
      }),
    spoken: () =>
      [...elementsIn(place)].find((each) => each.getAttribute('role') === 'log')?.lastChild?.textContent ?? '',
    type: (text, label) => {
      const fields = [...elementsIn(place)].filter(isField);
      const field = label === undefined ? fields[0] : fields.find((each) => each.getAttribute('aria-label') === label);
      if (field === undefined) throw new Error('there is no such field');
      return settle(() => fire(place, Object.assign(field, { value: text }), 'input'));
    },
    chooseAll: async () => {
      const lists = () => [...elementsIn(place)].filter(({ tagName }) => tagName === 'SELECT');
      for (let at = 0; at < lists().length; at++)
        for (let nth = 0; nth < (lists()[at]?.options.length ?? 0); nth++) {
          const list = lists()[at]!;
          const value = list.options[nth]?.getAttribute('value') ?? '';
          await settle(() => fire(place, Object.assign(list, { value }), 'change'));
        }
    },
    scroll: (list, top) => settle(() => fire(list, Object.assign(list, { scrollTop: top }), 'scroll')),
    rest: () => settle(nothing),
    wait: (ms) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(ms);
      }),
    close,
  };
}

/** Presses every button once, those that come up meanwhile too, by their names. */
async function pressAll(page: Page, most = 60): Promise<void> {
  const pressed = new Set<string>();
  for (let count = 0; count < most; count++) {
    const next = page.buttons().find((button) => !pressed.has(nameOf(button)));
    if (next === undefined) return;
    pressed.add(nameOf(next));
    await page.press(next);
  }
}

const isGold = (button: PageElement): boolean => /\bgold\b/.test(button.getAttribute('class') ?? '');
const isMarked = (button: PageElement): boolean =>
  button.hasAttribute('data-marked') || button.hasAttribute('data-lit');

/**
 * Goes through a tutorial as a reader does who presses what is marked or golden, and else tries this and that; gives, by step, what it
 * said at last and whether the step was finished.
 */
export async function learn(node: ReactNode): Promise<readonly { readonly text: string; readonly done: boolean }[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    const page = await openPage(<Screen>{node}</Screen>);
    const dice = new Dice('reader');
    const called = (name: RegExp) => page.buttons().find((button) => name.test(nameOf(button)));
    const steps: { text: string; done: boolean }[] = [];
    for (;;) {
      const done = () => [called(/^Next$/), called(/^Play a first/)].some((way) => way !== undefined && isGold(way));
      for (let tries = 0; tries < 40 && !done(); tries++) {
        const open = page
          .buttons()
          .filter((button) => !/^(Next|Back|Try again|Play a first|Close)/.test(nameOf(button)));
        const text = page.text();
        const named = open.filter(
          (button) => nameOf(button).length > 2 && text.replace(nameOf(button), '').includes(nameOf(button)),
        );
        // What is marked comes first; now and then something else is tried.
        const wanted = [open.filter(isMarked), open.filter(isGold), named, open].filter((some) => some.length > 0);
        const some = (tries % 5 === 4 ? (wanted[1] ?? wanted[0]) : wanted[0]) ?? open;
        const next = some[dice.int(Math.max(1, some.length))];
        if (next !== undefined) await page.press(next);
        await page.wait(6000);
      }
      steps.push({ text: page.text(), done: done() });
      const on = called(/^Next$/);
      if (on === undefined) break;
      await page.press(on);
    }
    await page.close();
    return steps;
  } finally {
    vi.useRealTimers();
  }
}

/** A screen that a test presses by itself. */
export const openScreen = (node: ReactNode, server: Answers = {}): Promise<Page> =>
  openPage(<Screen>{node}</Screen>, server);

/** Who asks. */
export const me = { 'GET /api/me': { name: 'Ada', sigil: 'gate' } };

/** What a screen says at first. */
export async function shown(node: ReactNode, server: Answers = {}): Promise<string> {
  const page = await openScreen(node, { ...me, ...server });
  const text = page.text();
  await page.close();
  return text;
}

/** Draws a screen, presses all that can be pressed, and gives what it said at first. */
export async function walk(node: ReactNode, server: Answers = {}, most?: number): Promise<string> {
  const page = await openPage(<Screen>{node}</Screen>, { ...me, ...server });
  const text = page.text();
  await page.chooseAll();
  await pressAll(page, most);
  await page.close();
  return text;
}

function Screen({ children }: { readonly children: ReactNode }) {
  const { say, lang } = useSpeech.getState();
  return (
    <Router hook={memoryLocation({ path: '/' }).hook}>
      <WordsProvider say={say} lang={lang}>
        <Suspense fallback={null}>
          <Announcer>{children}</Announcer>
        </Suspense>
      </WordsProvider>
    </Router>
  );
}

/** Files share a process: what another one has laid or chosen on this device is put away. */
async function clearDevice(): Promise<void> {
  setPrefs(defaultPrefs);
  usePerson.setState(usePerson.getInitialState(), true);
  const drawers = await localTables();
  for (const { id } of await drawers.all()) await drawers.drop(id);
}

/** Before and after the tests of a file: a browser, and words in one language. */
export function inBrowser(lang: Lang = 'en'): void {
  const quiet = useSpeech.getState();
  beforeAll(async () => {
    stubBrowser();
    await clearDevice();
    await speakIn(lang);
    // All is loaded beforehand: how quickly modules arrive decides nothing here.
    for (const { id } of shelf) await (await loadKit(id))?.words.catalogue(lang);
  });
  afterEach(async () => {
    for (const close of [...opened]) await close();
  });
  afterAll(() => {
    useSpeech.setState(quiet, true);
    vi.unstubAllGlobals();
  });
}
