/** The address that lets a friend in. The secret stands after the #, so that it is sent to no server and kept in no log. */
export const tableUrl = (table: string, link: string): string => `${location.origin}/t/${table}#${link}`;
