export const learn = {
  'learn.title': 'Burning Planets',
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
    'It cost 10 cement, and from your next turn it yields 1 metal (<b>M</b>). One structure per planet per turn; two in a quick game.',
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
  'learn.finish.title': 'One unit after the other',
  'learn.finish.text':
    'Two <b>Spears</b>, two actions each. Move one of them once, then move the other, and mind what the bar says.',
  'learn.finish.after':
    'The first Spear had an action left, and lost it: as soon as another unit acts, it is done. <b>Finish one before the next.</b>',
  'learn.cannon.title': 'Bring something larger',
  'learn.cannon.text':
    'A cannon has shield 4: your Spear’s d4 can never beat it. Attack it with the <b>Eagle</b>, which rolls a d8.',
  'learn.cannon.after': 'The last defence has fallen. Now the structures are exposed.',
  'learn.win.title': 'Raze, conquer, win',
  'learn.win.text':
    'Raze the spaceport with the <b>Eagle</b>: no dice this time. Then conquer <b>Arsia</b> with its second action.',
  'learn.win.after': 'The rival has nothing left in the sky: <b>you win</b>.',
  'learn.wind.title': 'More: catastrophes',
  'learn.wind.text': 'A d20 opens every turn. The rival’s turn ends, and yours begins.',
  'learn.wind.after':
    '<b>20, stellar wind</b>: this turn your furnaces yield nothing and no ship acts. A 1 is a climatic anomaly, bad for forests and food; 2 to 19 is a calm turn.',
  'learn.drill.title': 'More: drills',
  'learn.drill.text':
    'Cargo ships carry things. Tap yours, buy and load a <b>drill</b>; with a second order set it up on the asteroid next to it.',
  'learn.drill.after': 'From your next turn on it yields cement and metal.',
  'learn.deal.title': 'More: contracts',
  'learn.deal.text':
    'The rival offers 6 metal for 8 biomass, brought by its cargo ship. Open <b>Contracts</b> and sign.',
  'learn.deal.after':
    'Signed. The ship takes goods only at planets, so it has to come. Nothing forces anyone to keep a contract: <b>watch who deals with you.</b>',
};
