// The little Markdown that the rulebook uses, as data.

export type Block =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] };

const bare = (text: string): string => text.replace(/[*`]/g, '').trim();

export function blocks(text: string): Block[] {
  return text.split(/\n{2,}/).filter((part) => part.trim() !== '').map(block);
}

function block(part: string): Block {
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  const first = lines[0] ?? '';
  if (first.startsWith('```')) return { kind: 'code', text: lines.filter((line) => !line.startsWith('```')).join('\n') };
  if (lines.every((line) => line.trimStart().startsWith('|'))) {
    const rows = lines.filter((line) => !/^[\s|:-]+$/.test(line));
    return { kind: 'table', rows: rows.map((row) => row.trim().replace(/^\||\|$/g, '').split('|').map(bare)) };
  }
  if (/^\s*(?:[-*]|\d+\.)\s/.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      const found = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
      if (found?.[1] !== undefined) items.push(bare(found[1]));
      else if (items.length > 0) items.push(`${items.pop() ?? ''} ${bare(line)}`);
    }
    return { kind: 'list', items };
  }
  return { kind: 'text', text: bare(lines.join(' ')) };
}
