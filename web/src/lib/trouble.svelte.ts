// What went wrong and is nobody's fault in particular: told on every page, never a blank one.
import { t } from './app.svelte';
import { DeskAbsent, DeskDied } from './desk';

export interface Notices {
  /** Sentences to show until they are dismissed. */
  list: string[];
  /** A newer version is there: this takes it. */
  fresh: (() => void) | null;
}

export const notices: Notices = $state({ list: [], fresh: null });

export function complain(text: string): void {
  if (!notices.list.includes(text)) notices.list = [...notices.list.slice(-2), text];
}

export function dismiss(text: string): void {
  notices.list = notices.list.filter((other) => other !== text);
}

/** What went wrong, in words. */
export function worded(reason: unknown): string {
  if (reason instanceof DeskAbsent) return t('deskAbsent');
  if (reason instanceof DeskDied) return t('deskDied');
  return reason instanceof Error ? reason.message : String(reason);
}

/** Says what went wrong. */
export function trouble(reason: unknown): void {
  complain(worded(reason));
}

/** Anything that nobody caught is said. */
export function startTrouble(): void {
  addEventListener('error', (event) => complain(event.message || worded(event.error)));
  addEventListener('unhandledrejection', (event) => complain(worded(event.reason)));
}
