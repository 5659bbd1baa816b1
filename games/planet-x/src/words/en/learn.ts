export const learn = {
  'learn.title': 'Planet X',
  'learn.step': 'Step {step} of {steps}',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.again': 'Try again',
  'learn.close': 'Close the tutorial',
  'learn.play': 'Play a first game',
  'learn.you': 'You',
  'learn.rival': 'Rival',

  'learn.deploy.title': 'One action per turn',
  'learn.deploy.text':
    'Your hand mixes everyone’s cards; the blue ones are yours. Tap <b>Hawk Interceptor</b> and deploy it.',
  'learn.deploy.after': 'Units on the table count for you at the end, and may attack from your next turn.',
  'learn.single.title': 'The attacker always pays',
  'learn.single.text': 'Tap your aircraft, then the enemy’s mechanized troops: 5 against 4.',
  'learn.single.after': 'You won, and <b>both cards are gone</b>: winning costs the attacker a card too.',
  'learn.form.title': 'Form a group',
  'learn.form.text':
    'Two single units of different types can stand together. Tap the <b>Cruiser</b>, then the <b>Volunteers</b>, and group them.',
  'learn.form.after': 'One group, one total: Force 9. It fights as a whole, and only singles can join it later.',
  'learn.group.title': 'Bring something cheap to lose',
  'learn.group.text':
    'Starship and Volunteers form a group of Force 9. Attack the enemy pair, take its best card and pay with the <b>Volunteers</b>.',
  'learn.group.after': 'One infantry card for a fighter: that is how wars are won here.',
  'learn.reinforce.title': 'Reinforce it',
  'learn.reinforce.text': 'Your group has no mechanized unit yet. Tap the <b>Mobile Howitzer</b>, then the group.',
  'learn.reinforce.after':
    'Force 14: up to four units, one of each type. A big group hits hard, but a stronger one takes its best card.',
  'learn.reach.title': 'Who can attack whom',
  'learn.reach.text':
    'Infantry can only attack infantry, so your Orbital Guard can’t reach that aircraft. The group of Howitzer and Sappers <b>can</b>: attack with it.',
  'learn.reach.after': 'A group can attack anything but starships; with a starship in it, those too.',
  'learn.window.title': 'Specials, at any moment',
  'learn.window.text':
    'The rival attacks: 5 against 4. Before the clash everyone may play a special. Play <b>Sky Ace</b> on your aircraft.',
  'learn.window.after': '5 against 6: the attack fails, and the attacker loses a card. The +2 stays on its unit.',
  'learn.truce.title': 'Truce in time',
  'learn.truce.text': '9 + 1 against your 8: this attack would cost you a card. Play <b>Truce</b> on the rival.',
  'learn.truce.after':
    'Called off: nobody loses anything, and the rival’s action is gone. On your own turn a Truce does nothing.',
  'learn.eliminate.title': 'Eliminate',
  'learn.eliminate.text':
    'A Dreadnought of Force 10. You hold a <b>Torpedo</b>: play it on the starship. It takes any one unit of its type.',
  'learn.eliminate.after':
    'Gone, for good, and a special is no action: you could still act this turn. One special per turn.',
  'learn.recover.title': 'Recover',
  'learn.recover.text': 'Your Flagship lies in the discards. Play <b>Orbital Dock</b> and choose it.',
  'learn.recover.after':
    'It stands on your side again, alone, and may act this very turn. Only your own faction comes back.',
  'learn.pirates.title': 'Pirates',
  'learn.pirates.text': 'Play <b>Pirates</b> on the rival: a random card of that hand is shown to all and discarded.',
  'learn.pirates.after': 'The rival draws again at the end of the turn, but that card is gone.',
  'learn.grey.title': 'Grey cards',
  'learn.grey.text':
    'Grey units belong to other factions. Holding one keeps it from its owner; discarding it costs your action. Discard the <b>War Thralls</b>.',
  'learn.grey.after': 'Discard weak ones, hold strong ones. After each turn every hand is refilled to five.',
  'learn.end.title': 'The end',
  'learn.end.text': 'The pile is empty and this is your last card. Deploy it: the turn ends, and Force is counted.',
  'learn.end.after': 'Only printed Force counts; modifiers don’t. <b>13 against 12</b>: you win.',
};
