/** The tutorial: ten short steps. */
export const learn = {
  'learn.title': 'Shooting Star',
  'learn.step': 'Step {step} of {steps}',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.again': 'Try again',
  'learn.fire': 'Fire',
  'learn.close': 'Close the tutorial',
  'learn.play': 'Play a first game',
  'learn.you': 'You',
  'learn.rival': 'Bruno',

  'learn.capture.title': 'A shot',
  'learn.capture.text':
    'Your <b>Needle</b> sits on a planet and hits the one its arrow points at. That planet is at level 1. Fire!',
  'learn.capture.after': 'Captured! It goes to your Conquest for 1 point, and its moon adds another. It leaves a gap.',
  'learn.levels.title': 'Levels',
  'learn.levels.text':
    'Rings show the level. Your <b>Trident</b> hits a 4, a 3 and a 2 at once. A bright rim means: the next hit captures.',
  'learn.levels.after':
    'The 4 is now a 3 and the 2 is now a 1. The 3 was captured; a small planet at level 2 took its place.',
  'learn.order.title': 'Highest number first',
  'learn.order.text': 'Your <b>Needle</b> (8) and Bruno’s <b>Supernova</b> (1) face each other. Who fires first?',
  'learn.order.after':
    'Yours: 8 fires before 1. The Supernova goes to your Debris without firing, and the planet under it is spared.',
  'learn.equal.title': 'Equal numbers',
  'learn.equal.text':
    'You both placed a <b>Needle</b> (8), each aimed at the other. Bruno has the Dark Invader and placed first. Who fires?',
  'learn.equal.after':
    'Bruno: equal numbers fire in the order they were placed. The Dark Invader moves on each round, so next time you place first.',
  'learn.shield.title': 'The Shield',
  'learn.shield.text':
    'Your <b>Broadside</b> fires at Bruno’s card. It was face down when you aimed: what if it is a Shield?',
  'learn.shield.after':
    'It was. Bruno’s Shield catches your weapon: both go to Bruno’s Conquest for 2 points, and your shot does nothing.',
  'learn.isolate.title': 'Cut off',
  'learn.isolate.text':
    'A planet with no neighbours goes to whoever cut it off, at any level. Fire the <b>Core Drill</b>: it hits its own planet twice.',
  'learn.isolate.after':
    'Your planet is gone, and Echo beside it had no other neighbour: both are yours, Echo whole at level 4.',
  'learn.dark.title': 'Dark planets',
  'learn.dark.text':
    'No shot harms a Dark planet. Your <b>Trident</b> hits one, and also the planet beside it, its only neighbour. Fire!',
  'learn.dark.after':
    'The shot did nothing to the Dark planet. But its neighbour is gone: cut off, it is yours like any other, for 1 point.',
  'learn.place.title': 'Your turn',
  'learn.place.text':
    'Choose a weapon below, then a planet. The blast shows what would happen; turn the arrow with the round handle, then confirm.',
  'learn.place.after':
    'That is your whole turn. The others see where your card lies and where its arrow points, not which weapon it is.',
  'learn.early.title': 'An early end',
  'learn.early.text':
    'The last planets: three for two players. Fire your <b>Needle</b> and see what that does to the game.',
  'learn.early.after':
    'Two planets are left, no more than there are players: the game ends now. Otherwise it ends after seven rounds.',
  'learn.score.title': 'What counts',
  'learn.score.text':
    'After seven rounds: a point for each card in Conquest, one for each moon, your three secret missions, and 3 points for the most Debris.',
} as const;
