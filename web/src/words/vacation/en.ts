/** Someone is away, and says so. */
export const vacation = {
  'vacation.title': 'Vacation',
  'vacation.text':
    'While you are away, the clock doesn’t run for you at tables by correspondence, and nobody calls you. Everyone there reads until when. You have 30 days a year, 14 at most at a time.',
  'vacation.left': '{days, plural, one {# day} other {# days}} left.',
  'vacation.day': 'Away until the end of',
  'vacation.go': 'I am away',
  'vacation.change': 'Change the day',
  'vacation.on': 'You are on vacation until {date}.',
  'vacation.back': 'I am back',
  'vacation.went': 'Your tables are told.',
  'vacation.came': 'Welcome back. Your clocks run again.',
  'vacation.none': 'You have no day of vacation left. Days come back a year after you took them.',
  'vacation.soon': 'The next vacation can begin a day after the last one.',
} as const;
