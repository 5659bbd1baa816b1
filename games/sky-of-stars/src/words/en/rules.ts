export const rules = {
  'rules.idea':
    'Everybody has the same night sky and a secret word. The die says to which type of star the next line goes; line by line the word becomes a constellation. When somebody calls STOP, the skies are shown and all guess. Three drawings share one sky, and the sky only gets fuller.',
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
  'SK-S2': 'Everybody has an empty copy of the same sky, an empty score track and five cards numbered 1 to 5.',
  'SK-S3': 'The 30 Constellation cards, each with five words, are shuffled face down. Three of them are used.',
  'SK-S4': 'Who rolls first is drawn by lot. The roll counts for all alike.',
  'SK-S5':
    'Luck comes in this order: the deck, the first roller, in each round a number for each seat, then the rolls.',
  'SK-P1': 'The game has three rounds: deal, start stars, rolls, STOP and last lines, shows and guesses, points.',
  'SK-P2':
    'A Constellation card is turned up for all. Everybody shuffles their five cards and draws one: that number is their secret word. Two may have the same.',
  'SK-P3':
    'All at once and in secret, everybody picks a free star to begin with: one that is in no constellation of this sky and not crossed out. The choice may be changed until all have chosen. Who has no free star sits this drawing out, but still guesses.',
  'SK-P4': 'The die is rolled once for all, by everybody in turn.',
  'SK-P5': 'All act at the same time. An answer may be changed until the last one has given theirs.',
  'SK-P6': 'A type of star: draw one line from a star of your constellation to a free star of that type.',
  'SK-P7': 'A question mark: the same, to a free star of any type.',
  'SK-P8': 'Who can draw must draw, welcome or not. Who has no legal line draws nothing.',
  'SK-P9':
    'Erase: nobody draws. Everybody crosses out one free star in the sky of the neighbour to the left, and looks at it to do so. Nobody can use that star any more, and lines may pass over it.',
  'SK-P10':
    'Between two rolls anybody may call STOP, once enough lines were asked for. The first call ends the drawing for all. Otherwise everybody says they are ready, and the die is rolled again.',
  'SK-P11': 'After STOP everybody but the caller may draw one last line, to a free star of any type.',
  'SK-P12': 'If nobody can draw any line at all, or after 30 rolls, the drawing ends by itself, without last lines.',
  'SK-P13':
    'Clockwise from the caller, everybody shows their sky, upright and exactly as it was drawn. The owner gives no hint of any kind.',
  'SK-P14':
    'All others secretly choose one of the five numbers, and may change it until the reveal. Who lets the time run out has guessed wrong.',
  'SK-P15': 'When all have guessed, it counts 3-2-1: the guesses and the number are shown together.',
  'SK-P16': 'Then the next sky is shown.',
  'SK-P17': 'When all skies were shown, the round is scored.',
  'SK-P18': 'Card and numbers go away. Lines, used stars and crossed-out stars stay for the next round.',
  'SK-P19':
    'A constellation shall picture the word: no letters, no digits, no counting marks. It is a matter of honour; with the challenge the table may strike such a drawing.',
  'SK-P20':
    'Who leaves hands the seat to a bot, or is dropped if the table chose so: then it is not asked, not shown and not counted, and cannot win. With fewer than two left the game ends.',
  'SK-P21':
    'Who lets the time run out begins with the star nearest to the middle, draws the shortest legal line, erases nothing, is ready, draws no last line, and guesses nothing.',
  'SK-G1': 'A line leads from a star of this round’s constellation to a free one: so never to the same star twice.',
  'SK-G2': 'It is straight and may be of any length.',
  'SK-G3': 'It may not pass over another star that is not crossed out. A star is as large as it is drawn.',
  'SK-G4': 'It may not cross a line of an earlier constellation in that sky.',
  'SK-G5': 'Lines of the same constellation may cross each other.',
  'SK-G6': 'A star may carry any number of lines.',
  'SK-E1': 'You fill a box for everybody who guessed your constellation, and one for each constellation you guessed.',
  'SK-E2': 'If all others guessed yours, you also fill the +1 of the round.',
  'SK-E3':
    'After the last round the stars in your constellations are counted by colour. Who has most of a colour fills its box; all who tie do.',
  'SK-E4': 'All filled boxes count one point. Most points win.',
  'SK-E5': 'A tie goes to whoever has more +1 boxes, then more colour boxes; then the victory is shared.',
  'SK-E6': 'The other places are found in the same way.',
  'rules.duo.text':
    'Two play together: no +1, no colours, no winner. Every right guess of the three rounds counts one. Six: a clear night. Five: a few clouds. Four: hazy. Less: fog.',
};
