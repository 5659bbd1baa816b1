import type { Say } from '@orrery/words';
import type { Options } from '../../rules/options.ts';

/** What the options of this table make of a paragraph that is written for the default ones; null: it stands. */
export function atTable(options: Options, rule: string, say: Say): string | null {
  switch (rule) {
    case 'BP-S3':
      return options.planetsPerPlayer === 2 ? null : say('here.three');
    case 'BP-S4':
      return options.startSpacing === 'any' ? null : say('here.apart');
    case 'BP-S5':
      return options.startSize === 'rolled' ? null : say('here.startSize');
    case 'BP-S11':
      return asteroids(options, say);
    case 'BP-S13':
      return options.startForce === 'cannon' ? null : say('here.outpost');
    case 'BP-S14':
      return options.startTurns === 10 && options.startForce === 'cannon'
        ? null
        : say('here.startTurns', {
            turns: options.startTurns,
            outpost: options.startForce === 'outpost' ? 'yes' : 'no',
          });
    case 'BP-P4':
      return options.freshFire === 'off' ? null : say('here.freshFire');
    case 'BP-P6':
      return options.events === 'on' ? null : say('here.noEvents');
    case 'BP-P10':
      return options.incomeFactor === 1 ? null : say('here.income', { factor: options.incomeFactor });
    case 'BP-P11':
      return options.buildsPerPlanet === 1 ? null : say('here.builds', { count: options.buildsPerPlanet });
    case 'BP-P18':
      return options.hugeActions === '1+4' ? null : say('here.hugeActions');
    case 'BP-P21':
      return options.speedBonus === 0 ? null : say('here.speed');
    case 'BP-P27':
      return options.data === 'ours-1' ? null : say('here.data');
    case 'BP-P38':
      return options.openStocks === 'off' ? null : say('here.openStocks');
    case 'BP-P45':
      return options.trade === 'secret' ? null : say(options.trade === 'off' ? 'here.noTrade' : 'here.openTrade');
    case 'BP-P53':
      return options.privateTalk === 'on' ? null : say('here.noPrivate');
    case 'BP-E2':
      return options.elimination === 'total' ? null : say('here.elimination');
    case 'BP-E3':
      return options.sharedVictory === 'on' ? null : say('here.noShared');
    case 'BP-E5':
      return options.roundLimit === 'off' ? null : say('here.limit', { limit: options.roundLimit });
    default:
      return null;
  }
}

function asteroids({ asteroidDie, asteroidPlacement }: Options, say: Say): string | null {
  const die =
    asteroidDie === 'd6'
      ? []
      : [asteroidDie === 'none' ? say('here.noAsteroidDie') : say('here.asteroidDie', { die: asteroidDie })];
  const placing = asteroidPlacement === 'players' ? [] : [say('here.asteroidsRandom')];
  const all = [...die, ...placing];
  return all.length === 0 ? null : all.join(' ');
}
