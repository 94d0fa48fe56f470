// The position and what happened as a picture, painted by ourselves.
import { letter, t } from './app.svelte';
import type { Board, BoardCard, BoardSide, Step } from '../wasm/types';

const WIDTH = 1000;
const EDGE = 32;
const ROOM = WIDTH - 2 * EDGE;
const GAP = 10;
const CARD = { width: (ROOM - 3 * GAP) / 4, height: 84 };
const RULE = 92;
const ROWS_MAX = 300;
const SANS = 'system-ui, sans-serif';

/** Paints from the top down; without a canvas to paint on it only measures. */
class Painter {
  y = EDGE;
  private readonly style = getComputedStyle(document.documentElement);

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly paints: boolean,
  ) {}

  /** A colour of the page, as it is now. */
  colour(name: string): string {
    const probe = document.createElement('canvas').getContext('2d');
    const value = this.style.getPropertyValue(`--${name}`).trim();
    const pair = /^light-dark\((.*),\s*(.*)\)$/.exec(value);
    const dark = document.documentElement.dataset['theme'] === 'dark';
    const chosen = pair ? (dark ? pair[2] : pair[1]) : value;
    if (probe && chosen) probe.fillStyle = chosen;
    return String(probe?.fillStyle ?? '#000');
  }

  box(x: number, y: number, width: number, height: number, fill: string, line?: string): void {
    if (!this.paints) return;
    this.context.fillStyle = fill;
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, 8);
    this.context.fill();
    if (!line) return;
    this.context.strokeStyle = line;
    this.context.stroke();
  }

  /** One line that is cut where its room ends. */
  line(text: string, x: number, y: number, room: number, font: string, colour: string): void {
    this.context.font = font;
    let shown = text;
    while (shown.length > 1 && this.context.measureText(shown).width > room) shown = `${shown.slice(0, -2).trimEnd()}…`;
    this.context.fillStyle = colour;
    if (this.paints) this.context.fillText(shown, x, y);
  }

  /** A text over as many lines as it needs. */
  text(text: string, x: number, font: string, height: number, colour: string): void {
    this.context.font = font;
    let row = '';
    const rows: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = row ? `${row} ${word}` : word;
      if (row && this.context.measureText(longer).width > WIDTH - EDGE - x) {
        rows.push(row);
        row = word;
      } else row = longer;
    }
    for (const one of [...rows, row]) {
      this.y += height;
      this.line(one, x, this.y - height * 0.3, Infinity, font, colour);
    }
  }
}

function marks(card: BoardCard): string {
  return [
    card.exerted ? t('exerted') : '',
    card.drying ? t('drying') : '',
    card.damage > 0 ? `${t('damage')} ${card.damage}` : '',
    card.under > 0 ? t('cardsUnder', { n: card.under }) : '',
    ...card.keywords,
  ].filter(Boolean).join(' · ');
}

function paintCard(painter: Painter, card: BoardCard, x: number, y: number): void {
  const [name = '', version = ''] = card.name.split(' - ');
  const values = card.strength === null ? '' : `${card.strength} / ${card.willpower ?? ''}`;
  painter.box(x, y, CARD.width, CARD.height, painter.colour(card.exerted ? 'raised' : 'sheet'), painter.colour('line'));
  painter.box(x, y, 8, CARD.height, painter.colour(card.inks[0] ?? 'filler'));
  const [from, room] = [x + 18, CARD.width - 26];
  painter.line(name, from, y + 23, room, `600 17px Georgia, serif`, painter.colour('text'));
  painter.line(version, from, y + 41, room, `13px ${SANS}`, painter.colour('soft'));
  painter.line(values, from, y + 59, room, `600 14px ${SANS}`, painter.colour('text'));
  painter.line(marks(card), from, y + 76, room, `12px ${SANS}`, painter.colour(card.damage > 0 ? 'bad' : 'soft'));
}

function paintCards(painter: Painter, label: string, cards: BoardCard[]): void {
  const known = cards.filter((card) => card.card !== null);
  if (known.length === 0) return;
  if (label) painter.text(label, EDGE, `600 14px ${SANS}`, 24, painter.colour('soft'));
  known.forEach((card, at) => {
    if (at > 0 && at % 4 === 0) painter.y += CARD.height + GAP;
    paintCard(painter, card, EDGE + (at % 4) * (CARD.width + GAP), painter.y);
  });
  painter.y += CARD.height + GAP;
}

function paintSide(painter: Painter, side: BoardSide): void {
  const totals = `${t('lore')} ${side.lore} · ${t('ink')} ${side.ink_ready}/${side.ink_total} · ${t('hand')} ${side.hand.length} · ${t('deck')} ${side.deck}`;
  painter.text(`${t('player', { p: letter(side.player) })} · ${totals}`, EDGE, `600 18px ${SANS}`, 34, painter.colour('accent'));
  paintCards(painter, '', side.play);
  paintCards(painter, t('hand'), side.hand);
  paintCards(painter, t('discard'), side.discard);
}

function paintStep(painter: Painter, step: Step): void {
  const isLine = step.kind === 'line';
  if (isLine) painter.y += 8;
  const top = painter.y;
  const colour = step.kind === 'held' ? 'good' : step.kind === 'failed' || step.kind === 'refused' ? 'bad' : isLine ? 'text' : 'soft';
  const text = step.kind === 'held' ? `✓ ${step.text}` : step.text;
  painter.text(text, EDGE + RULE, `${isLine ? '600 ' : step.kind === 'text' ? 'italic ' : ''}17px ${SANS}`, 25, painter.colour(colour));
  painter.line(step.rule, EDGE, top + 17, RULE - 8, `14px ${SANS}`, painter.colour('accent'));
}

function paint(painter: Painter, title: string, board: Board | null, steps: Step[]): void {
  painter.text(title || t('title'), EDGE, '600 30px Georgia, serif', 38, painter.colour('text'));
  for (const side of board?.sides ?? []) paintSide(painter, side);
  painter.y += 8;
  for (const step of steps.slice(0, ROWS_MAX)) paintStep(painter, step);
  painter.y += 14;
  painter.text(t('unofficial'), EDGE, `12px ${SANS}`, 18, painter.colour('soft'));
}

export async function picture(title: string, board: Board | null, steps: Step[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas');
  const measured = new Painter(context, false);
  paint(measured, title, board, steps);
  [canvas.width, canvas.height] = [WIDTH, Math.ceil(measured.y + EDGE)];
  const painter = new Painter(context, true);
  painter.box(0, 0, canvas.width, canvas.height, painter.colour('paper'));
  paint(painter, title, board, steps);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('canvas'))), 'image/png'));
}
