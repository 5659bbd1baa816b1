/** Lets the service worker keep this build, once the page itself has what it needs. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () => void navigator.serviceWorker.register('/offline.js').catch(() => undefined);
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
  // A newer build has replaced the files this page knows: load it, once.
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem('orrery-reloaded') === location.href) return;
    event.preventDefault();
    sessionStorage.setItem('orrery-reloaded', location.href);
    location.reload();
  });
}
