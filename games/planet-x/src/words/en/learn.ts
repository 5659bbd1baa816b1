export const learn = {
  'learn.title': 'Planet X in two minutes',
  'learn.step': 'Step {step} of {steps}',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.again': 'Try again',
  'learn.close': 'Close the tutorial',
  'learn.play': 'Play a first game',
  'learn.you': 'You',
  'learn.rival': 'Rival',

  'learn.deploy.title': 'One action a turn',
  'learn.deploy.text':
    'Your hand mixes everyone’s cards; the blue ones are yours. Tap <b>Hawk Interceptor</b> and deploy it.',
  'learn.deploy.after': 'Units on the table count for you at the end, and may attack from your next turn.',
  'learn.single.title': 'The attacker always pays',
  'learn.single.text': 'Tap your aircraft, then the enemy’s mechanized troops: 5 against 4.',
  'learn.single.after': 'You won, and <b>both cards are gone</b>: winning costs the attacker a card too.',
  'learn.group.title': 'Bring something cheap to lose',
  'learn.group.text':
    'Starship and Volunteers form a group of Force 9. Attack the enemy pair, take its best card and pay with the <b>Volunteers</b>.',
  'learn.group.after': 'One infantry card for a fighter: that is how wars are won here.',
  'learn.reach.title': 'Who can attack whom',
  'learn.reach.text':
    'Infantry can only attack infantry, so your Orbital Guard can’t reach that aircraft. The group of Howitzer and Sappers <b>can</b>: attack with it.',
  'learn.reach.after': 'A group can attack anything but starships; with a starship in it, those too.',
  'learn.window.title': 'Specials, at any moment',
  'learn.window.text':
    'The rival attacks: 5 against 4. Before the clash everyone may play a special. Play <b>Sky Ace</b> on your aircraft.',
  'learn.window.after': '5 against 6: the attack fails, and the attacker loses a card. The +2 stays on its unit.',
  'learn.grey.title': 'Grey cards',
  'learn.grey.text':
    'Grey units belong to other factions. Holding one keeps it from its owner; discarding it costs your action. Discard the <b>War Thralls</b>.',
  'learn.grey.after': 'Discard weak ones, hold strong ones. After each turn every hand is refilled to five.',
  'learn.end.title': 'The end',
  'learn.end.text': 'The pile is empty and this is your last card. Deploy it: the turn ends, and Force is counted.',
  'learn.end.after': 'Only printed Force counts; modifiers don’t. <b>13 against 12</b>: you win.',
};
