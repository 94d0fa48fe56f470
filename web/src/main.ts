import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startTrouble } from './lib/trouble.svelte';
import { keepOffline } from './lib/offline';

const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  startTrouble();
  mount(App, { target });
  keepOffline();
}
