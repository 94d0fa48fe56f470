// After the first visit the page works without a network: a service worker keeps all its files.
import { registerSW } from 'virtual:pwa-register';
import { notices } from './trouble.svelte';

/** Milliseconds after which the files are kept. */
const PATIENCE = 1500;

export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Whoever came with a question gets the answer first.
  setTimeout(register, PATIENCE);
}

function register(): void {
  const update = registerSW({
    onNeedRefresh: () => {
      notices.fresh = () => void update(true);
    },
    // Private windows and plain http forbid it: everything works, only not offline.
    onRegisterError: () => undefined,
  });
}
