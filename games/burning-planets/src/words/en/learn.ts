export const learn = {
  'learn.title': 'Burning Planets in two minutes',
  'learn.step': 'Step {step} of {steps}',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.again': 'Try again',
  'learn.close': 'Close the tutorial',
  'learn.play': 'Play a first quick game',
  'learn.you': 'You',
  'learn.rival': 'Rival',
  'learn.astray': 'You could do that in a game. For now: {text}',

  'learn.yield.title': 'Your planet yields',
  'learn.yield.text': 'Your turn begins. Vesta’s forests yield biomass (<b>B</b>), its mountains cement (<b>C</b>).',
  'learn.yield.after':
    'Two forests, three mountains: <b>+2 B, +3 C</b>, every turn. That is all you have to begin with.',
  'learn.furnace.title': 'Build',
  'learn.furnace.text':
    'Metal comes from furnaces. Tap <b>Vesta</b>, choose the <b>blast furnace</b> and confirm where it stands.',
  'learn.furnace.after':
    'It cost ten cement, and from your next turn it yields 1 metal (<b>M</b>). Each planet builds one structure per turn.',
  'learn.ship.title': 'A ship',
  'learn.ship.text': 'A few turns later you have a spaceport. Tap <b>Vesta</b> and build a <b>Spear</b>.',
  'learn.ship.after': 'There it is. What is new <b>waits a turn</b>, but it defends itself.',
  'learn.settle.title': 'Settle an empty planet',
  'learn.settle.text':
    'Tap your <b>Spear</b>, then a lit cell in orbit around <b>Nerea</b>. Use its second action to settle the planet.',
  'learn.settle.after': 'Nerea is yours, with all that grows there. A ship has two actions per turn.',
  'learn.attack.title': 'Beat the die and the shield',
  'learn.attack.text':
    'An enemy <b>Byte</b> is next to your Spear. Tap the Spear, then the Byte: the ring shows your chance.',
  'learn.attack.after':
    '4 against 2: higher than the die <b>and</b> the shield, so it is destroyed. On a tie nothing happens.',
  'learn.cannon.title': 'Bring something larger',
  'learn.cannon.text':
    'A cannon has shield 4: your Spear’s d4 can never beat it. Attack it with the <b>Eagle</b>, which rolls a d8.',
  'learn.cannon.after': 'The last defence has fallen. Now the structures are exposed.',
  'learn.win.title': 'Raze, conquer, win',
  'learn.win.text':
    'Raze the spaceport with the <b>Eagle</b>: no dice this time. Then conquer <b>Arsia</b> with its second action.',
  'learn.win.after': 'The rival has nothing left in the sky: <b>you win</b>.',
  'learn.drill.title': 'More: drills and deals',
  'learn.drill.text':
    'Cargo ships carry things. Tap yours, buy and load a <b>drill</b>, then set it up on the asteroid next to it.',
  'learn.drill.after':
    'From your next turn on it yields cement and metal. Goods travel to other players the same way, under <b>contracts</b>, open or secret.',
};
