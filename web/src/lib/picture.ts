// The position and what happened as a picture, painted by ourselves.
import { letter, t } from './app.svelte';
import type { Board, Step } from '../wasm/types';

const WIDTH = 1000;
const EDGE = 32;

interface Line {
  text: string;
  font: string;
  colour: string;
  indent: number;
  gap: number;
}

function lines(title: string, board: Board | null, steps: Step[]): Line[] {
  const style = getComputedStyle(document.documentElement);
  const pick = (light: string, dark: string): string => (style.colorScheme === 'dark' ? dark : light);
  const [text, soft, accent] = [pick('#23212b', '#ece9e2'), pick('#5d5867', '#aeabb8'), pick('#5a3a8c', '#c7a7f5')];
  const all: Line[] = [{ text: title || 'Lorekeeper', font: '600 30px Georgia, serif', colour: text, indent: 0, gap: 42 }];
  for (const side of board?.sides ?? []) {
    const totals = `${t('lore')} ${side.lore} · ${t('ink')} ${side.ink_ready}/${side.ink_total} · ${t('hand')} ${side.hand.length} · ${t('deck')} ${side.deck}`;
    all.push({ text: `${t('player', { p: letter(side.player) })}   ${totals}`, font: '600 19px sans-serif', colour: accent, indent: 0, gap: 30 });
    for (const card of side.play) {
      const marks = [card.strength === null ? '' : `${card.strength}/${card.willpower ?? ''}`, card.exerted ? t('exerted') : '', card.damage > 0 ? `${t('damage')} ${card.damage}` : ''];
      all.push({ text: [card.name, ...marks.filter(Boolean)].join(' · '), font: '18px sans-serif', colour: text, indent: 20, gap: 26 });
    }
  }
  for (const step of steps) {
    const strong = step.kind === 'line';
    all.push({ text: `${step.rule.padEnd(9)} ${step.text}`, font: `${strong ? '600 ' : ''}17px sans-serif`, colour: strong ? text : soft, indent: strong ? 0 : 20, gap: strong ? 32 : 25 });
  }
  return all;
}

/** Splits a line where it grows too wide. */
function wrapped(context: CanvasRenderingContext2D, line: Line): Line[] {
  context.font = line.font;
  const rows: Line[] = [];
  let row = '';
  for (const word of line.text.split(/\s+/)) {
    const longer = row ? `${row} ${word}` : word;
    if (row && context.measureText(longer).width > WIDTH - 2 * EDGE - line.indent) {
      rows.push({ ...line, text: row, gap: rows.length === 0 ? line.gap : 24 });
      row = word;
    } else row = longer;
  }
  rows.push({ ...line, text: row, gap: rows.length === 0 ? line.gap : 24 });
  return rows;
}

export async function picture(title: string, board: Board | null, steps: Step[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas');
  const rows = lines(title, board, steps).flatMap((line) => wrapped(context, line)).slice(0, 300);
  canvas.width = WIDTH;
  canvas.height = rows.reduce((sum, row) => sum + row.gap, 2 * EDGE);
  const dark = document.documentElement.dataset['theme'] === 'dark';
  context.fillStyle = dark ? '#15161c' : '#fffdf8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  let y = EDGE;
  for (const row of rows) {
    y += row.gap;
    context.font = row.font;
    context.fillStyle = row.colour;
    context.fillText(row.text, EDGE + row.indent, y - 8);
  }
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('canvas'))), 'image/png'));
}
