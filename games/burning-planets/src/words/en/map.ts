/** What the map, the action bar and the unit cards say. */
export const map = {};
