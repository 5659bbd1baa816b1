export const learn = {
  'learn.title': 'A Sky of Stars',
  'learn.step': 'Step {step} of {steps}',
  'learn.next': 'Next',
  'learn.back': 'Back',
  'learn.close': 'Close the tutorial',
  'learn.play': 'Play a first game',
  'learn.you': 'You',
  'learn.rival': 'Livia',
  'learn.third': 'Bruno',

  'learn.start.title': 'Your word, and a start star',
  'learn.start.text':
    'Five words for everyone; one is secretly yours: <b>{word}</b>. Tap any star to start your constellation.',
  'learn.start.after': 'Everyone starts at the same time. Nobody sees your number or your sky until you show it.',
  'learn.typed.title': 'The die says which star',
  'learn.typed.text': 'A <b>burst</b>, the star with eight points. Drag from your last star to one of the bright ones.',
  'learn.typed.after': 'Only the shape matters. Colours count at the very end.',
  'learn.wild.title': 'A question mark',
  'learn.wild.text': 'Now any star will do, and you may start from any star of yours.',
  'learn.wild.after': 'One line per roll, always to a new star.',
  'learn.over.title': 'Not over a star',
  'learn.over.text': 'Try a line to the marked star: another star is in the way.',
  'learn.over.after': 'No line passes over a star, unless that star is crossed out. Go round it, or choose another.',
  'learn.refused.title': 'Not across an old drawing',
  'learn.refused.text': 'The second round: the first drawing stays, dashed. Try a line to the marked star.',
  'learn.refused.after': 'No line crosses an earlier constellation. Lines of the same drawing may cross.',
  'learn.erase.title': 'The eraser',
  'learn.erase.text':
    'Nobody draws. You look at the sky to your left and cross out one free star: whatever Livia needs there.',
  'learn.erase.after':
    'Livia can no longer use it, but lines may pass over it. Meanwhile someone does the same to you.',
  'learn.stop.title': 'Call STOP in time',
  'learn.stop.text': 'Your house is finished, and the next roll would force another line on you. Call <b>STOP</b>.',
  'learn.stop.after': 'The drawing ends for everyone. The others get one last line, you don’t.',
  'learn.guess.title': 'Guess',
  'learn.guess.text': 'Livia shows a sky. Which of the five words is it?',
  'learn.guess.after': 'It was the <b>{word}</b>. All guesses are shown at once.',
  'learn.guess.wrong': 'It was: <b>{word}</b>, not {guess}. All guesses are shown at once.',
  'learn.points.title': 'Points',
  'learn.points.text':
    '1 point for each drawing you guess, 1 for each player who guesses yours, and <b>+1</b> if everyone does. Livia and Bruno both saw your <b>{word}</b>; you guessed Livia’s drawing, not Bruno’s. How many points is that?',
  'learn.points.answer': '{points, plural, one {# point} other {# points}}',
  'learn.points.wrong':
    'Not quite. Two players saw your <b>{word}</b>, and that was everyone; one drawing you guessed yourself. Count again.',
  'learn.points.after':
    'Four: two, <b>+1</b>, and one for your guess. Three rounds on one sky: old lines stay and get in the way. At the end, 1 point for each colour you used most.',
};
