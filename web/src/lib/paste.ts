// A paste that is larger than any deck is refused before the browser lays it out, line by line.
import { t } from './app.svelte';
import { complain } from './trouble.svelte';

/** The longest list that is looked at. */
export const LIST_MAX = 200_000;

export function refuseLarge(event: ClipboardEvent): void {
  if ((event.clipboardData?.getData('text').length ?? 0) <= LIST_MAX) return;
  event.preventDefault();
  complain(t('tooLarge'));
}
