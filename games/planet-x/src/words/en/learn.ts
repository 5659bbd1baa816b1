export const learn = {
  'learn.title': 'Planet X in two minutes',
  'learn.step': 'Step {step} of {steps}',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.again': 'Once more',
  'learn.close': 'Close the tutorial',
  'learn.play': 'Play a first game',
  'learn.you': 'You',
  'learn.rival': 'Rival',

  'learn.deploy.title': 'One action a turn',
  'learn.deploy.text':
    'Your hand mixes everybody’s cards. Blue ones are yours. Tap <b>Hawk Interceptor</b> and deploy it.',
  'learn.deploy.after': 'A unit on the table counts for you at the end, and may attack from the next turn on.',
  'learn.single.title': 'The attacker always pays',
  'learn.single.text': 'Tap your aircraft, then the enemy’s mechanized troops: 5 against 4.',
  'learn.single.after': 'You won, and <b>both cards are gone</b>. A victory costs the attacker one card as well.',
  'learn.group.title': 'Bring something cheap to lose',
  'learn.group.text':
    'Starship and Volunteers are a group: 9. Attack the enemy pair, take its best card and pay with the <b>Volunteers</b>.',
  'learn.group.after': 'One infantryman for a fighter: that is how wars are won here.',
  'learn.reach.title': 'Who reaches whom',
  'learn.reach.text':
    'Your Orbital Guard cannot attack that aircraft: infantry only reaches infantry. Howitzer and Sappers together <b>can</b>: attack with the group.',
  'learn.reach.after': 'A group reaches everything but starships, and those too with a starship of its own.',
  'learn.window.title': 'Specials, at any moment',
  'learn.window.text':
    'The rival attacks: 5 against 4. A window opens for everybody. Play <b>Sky Ace</b> on your aircraft.',
  'learn.window.after': '5 against 6: the attack fails, and the attacker loses a card. The +2 stays on its unit.',
  'learn.grey.title': 'Grey cards',
  'learn.grey.text':
    'A grey unit is of another faction. Holding it keeps it from its owner; discarding it costs your action. Discard the <b>War Thralls</b>.',
  'learn.grey.after': 'Weak ones go, strong ones are worth keeping. After each turn all hands are filled to five.',
  'learn.end.title': 'The end',
  'learn.end.text': 'The pile is empty and this is your last card. Deploy it: the turn ends, and Force is counted.',
  'learn.end.after': 'Printed Force only: the modifiers fall off. <b>13 against 12</b>, you win.',
};
