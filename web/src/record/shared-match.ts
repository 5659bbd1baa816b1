/**
 * Where the service worker puts a match file aside that was shared with the app. The worker has the same for itself: what both
 * import would be a file of its own, which a worker cannot load.
 */
export const sharedMatch = { cache: 'shared-with-orrery', path: '/shared-match' } as const;
