import type { CallDevice } from '@orrery/wire';

/** Why this browser cannot be called; null: it can. */
export type NoPush = 'insecure' | 'home' | 'browser' | 'denied';

/** What of the browser decides it. */
export interface Browser {
  readonly secure: boolean;
  readonly hasWorker: boolean;
  readonly hasPush: boolean;
  /** iPhones and iPads call only what stands on their home screen. */
  readonly apple: boolean;
  readonly standalone: boolean;
  readonly permission: NotificationPermission | null;
}

export function whyNoPush(browser: Browser): NoPush | null {
  if (!browser.secure) return 'insecure';
  if (browser.apple && !browser.standalone) return 'home';
  if (!browser.hasWorker || !browser.hasPush || browser.permission === null) return 'browser';
  return browser.permission === 'denied' ? 'denied' : null;
}

export function thisBrowser(): Browser {
  const touchMac = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return {
    secure: isSecureContext,
    hasWorker: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in window,
    apple: /iPhone|iPad|iPod/.test(navigator.userAgent) || touchMac,
    standalone: matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true,
    permission: typeof Notification === 'undefined' ? null : Notification.permission,
  };
}

/** Where this browser is called now; null: it is not. */
export async function endpointHere(): Promise<string | null> {
  if (whyNoPush(thisBrowser()) !== null) return null;
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Asks the person, then the browser; only ever from a button. */
export async function subscribeHere(key: string): Promise<CallDevice | NoPush | 'failed'> {
  const why = whyNoPush(thisBrowser());
  if (why !== null) return why;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const worker = await registration();
    if (worker === undefined) return 'browser';
    const { pushManager } = worker;
    // One that was made for other keys cannot be used any more.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return 'failed';
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch {
    return 'failed';
  }
}

export async function unsubscribeHere(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}

/** What was said about a table is read: its notification can go. */
export async function closeNotifications(table: string): Promise<void> {
  const shown = (await (await registration())?.getNotifications({ tag: table })) ?? [];
  for (const each of shown) each.close();
}

/** A message of this browser about a table, from a page that is open; nothing where the person does not let it. */
export async function showHere({ title, body, table }: { title: string; body: string; table: string }): Promise<void> {
  if (whyNoPush(thisBrowser()) !== null || Notification.permission !== 'granted') return;
  const icon = '/icon-192.png';
  await (await registration())?.showNotification(title, { body, tag: table, icon, data: { path: `/t/${table}` } });
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
