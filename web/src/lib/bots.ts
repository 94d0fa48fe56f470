// Words for the bots, from the easiest to the hardest, as the desk lists them.
import { t } from './app.svelte';
import type { BotShown } from '../wasm/types';
import type { WordKey } from './words';

const LEVELS: WordKey[] = ['botRandom', 'botEasy', 'botMedium', 'botHard'];

export function botName(bots: BotShown[], seat: string): string {
  return t(LEVELS[bots.findIndex((bot) => bot.seat === seat)] ?? 'botMedium');
}
