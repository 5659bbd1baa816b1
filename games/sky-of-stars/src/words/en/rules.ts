export const rules = {
  'rules.idea':
    'Everyone has the same night sky and a secret word. The die says to which type of star the next line goes; line by line the word becomes a constellation. When someone calls STOP, the skies are shown and all guess. Three drawings share one sky, and the sky only gets fuller.',
  'rules.setup': 'Setup',
  'rules.round': 'A round',
  'rules.draw': 'Drawing',
  'rules.line': 'What a line may do',
  'rules.show': 'Showing and guessing',
  'rules.away': 'Leaving, clocks',
  'rules.end': 'Points',
  'rules.duo': 'Duo',
  'rules.faces': 'The faces of the die',
  'rules.types': 'Types and colours of stars',
  'rules.copies': '{count, plural, one {one face} other {# faces}}',

  'SK-S1': 'Three to six play, seated clockwise. Two play Duo, together.',
  'SK-S2': 'Everyone has an empty copy of the same sky, an empty score track and five cards numbered 1 to 5.',
  'SK-S3': 'The 30 Constellation cards, each with five words, are shuffled face down. Three of them are used.',
  'SK-S4': 'Who rolls first is drawn at random. The roll counts for all alike.',
  'SK-S5':
    'Luck comes in this order: the deck, the first roller, in each round a number for each seat, then the rolls.',
  'SK-P1': 'The game has three rounds: deal, start stars, rolls, STOP and last lines, shows and guesses, points.',
  'SK-P2':
    'A Constellation card is revealed for all. Everyone shuffles their five cards and draws one: that number is their secret word. Two may have the same.',
  'SK-P3':
    'All at once and in secret, everyone picks a free star to start from: one in no constellation of this sky and not crossed out. You may change it until everyone has chosen. A player with no free star sits this drawing out, but still erases and guesses.',
  'SK-P4': 'The die is rolled once for everyone; players take turns rolling it.',
  'SK-P5': 'Everyone acts at the same time. You may change your answer until the last player has answered.',
  'SK-P6': 'A type of star: draw one line from a star of your constellation to a free star of that type.',
  'SK-P7': 'A question mark: the same, to a free star of any type.',
  'SK-P8': 'If you can draw, you must, welcome or not. If you have no legal line, you draw nothing.',
  'SK-P9':
    'Erase: nobody draws. Everyone crosses out one free star in the sky of the neighbour to the left, and looks at that sky to do so. Its owner can no longer use that star, in this round or later; lines may pass over it, and nobody else’s sky changes.',
  'SK-P10':
    'Between two rolls anyone may call STOP, as soon as one line has been asked for (or as many as the table chose). The first call ends the drawing for everyone. Otherwise everyone says they are ready, and the die is rolled again.',
  'SK-P11': 'After STOP everyone but the caller may draw one last line, to a free star of any type.',
  'SK-P12': 'If nobody can draw any line at all, or after 30 rolls, the drawing ends by itself, without last lines.',
  'SK-P13':
    'Clockwise from the caller, everyone shows their sky, upright and exactly as it was drawn. The owner gives no hint of any kind.',
  'SK-P14':
    'Everyone else secretly chooses one of the five numbers, and may change it until the reveal. If your time runs out, your guess counts as wrong.',
  'SK-P15':
    'When everyone has guessed, the owner counts 3-2-1 when they like; it counts by itself if they wait too long. Then the guesses and the number are shown together, sky by sky: each number is known right after its show.',
  'SK-P16': 'Then the next sky is shown.',
  'SK-P17': 'When all skies were shown, the round is scored.',
  'SK-P18': 'Card and numbers go away. Lines, used stars and crossed-out stars stay for the next round.',
  'SK-P19':
    'A constellation should picture the word: no letters, digits or counting marks. It is a matter of honour; with the challenge option, the table can strike such a drawing.',
  'SK-P20':
    'A player who leaves is replaced by a bot or, if the table chose so, drops out: that seat is not asked, shown or scored, and cannot win. With fewer than two players left, the game ends.',
  'SK-P21':
    'If your time runs out, you start from the star nearest the middle, draw the shortest legal line, erase nothing, are ready, draw no last line and make no guess.',
  'SK-G1':
    'A line goes from a star of this round’s constellation to a free star, one that has no line yet. So no star is reached twice, and nothing closes.',
  'SK-G2': 'A line is straight and may be of any length.',
  'SK-G3':
    'A line may not pass over another star that is not crossed out. What looks like a hit is one: a star blocks very nearly as far as it is drawn.',
  'SK-G4': 'A line may not cross a line of an earlier constellation in that sky.',
  'SK-G5': 'Lines of the same constellation may cross each other.',
  'SK-G6': 'Any number of lines may leave the same star.',
  'SK-E1': 'You fill a box for everyone who guessed your constellation, and one for each constellation you guessed.',
  'SK-E2': 'If all others guessed yours, you also fill the +1 of the round.',
  'SK-E3':
    'After the last round, the stars in your constellations are counted by colour. Whoever has the most of a colour fills its box; if tied, each of them does.',
  'SK-E4': 'All filled boxes count one point. Most points win.',
  'SK-E5': 'A tie goes to whoever has more +1 boxes, then more colour boxes; then the victory is shared.',
  'SK-E6': 'The other places are decided the same way.',
  'rules.duo.text':
    'Two play together: no +1, no colours, no winner. Every right guess of the three rounds counts one. Six: a clear night. Five: a few clouds. Four: hazy. Less: fog.',
};
