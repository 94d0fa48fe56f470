// `.lore` in the editor: colours by word, completion and problems from the reader inside the program.
import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { NotationWords, TextProblem } from '../wasm/types';
import { desk } from './desk';

/** What begins with one of these words, as the reader inside knows them. */
const words = (all: string[]): string => all.length === 0 ? '^(?!)' : `^(?:${all.map((word) => word.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&')).join('|')})`;

const language = (known: NotationWords): StreamLanguage<{ start: boolean }> => {
  const [headers, places, verbs] = [new RegExp(`${words(known.headers)}:`, 'iu'), new RegExp(`${words(known.places)}(?!\\p{L})`, 'iu'), new RegExp(`${words(known.verbs)}(?!\\p{L})`, 'iu')];
  return StreamLanguage.define<{ start: boolean }>({
    startState: () => ({ start: true }),
    token(stream, state) {
      if (stream.sol()) state.start = true;
      if (stream.eatSpace()) return null;
      if (state.start && stream.match(/^#.*/)) return 'comment';
      if (stream.match(/^ {2}#.*/)) return 'comment';
      if (state.start) {
        state.start = false;
        if (stream.match(headers)) return 'meta';
        if (stream.match(places)) return 'keyword';
        if (stream.match(/^!/)) {
          state.start = true;
          return 'invalid';
        }
        if (stream.match(/^[A-D](?= )/)) return 'typeName';
      }
      if (stream.match(verbs)) return 'operator';
      if (stream.match(/^\[[^\]]*\]/)) return 'attributeName';
      if (stream.match(/^\d+/)) return 'number';
      if (!stream.match(/^[\p{L}\p{N}'’]+/u)) stream.next();
      return null;
    },
  });
};

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' },
  { tag: tags.meta, color: 'var(--soft)' },
  { tag: tags.keyword, color: 'var(--accent)' },
  { tag: tags.operator, color: 'var(--sapphire)' },
  { tag: tags.typeName, color: 'var(--ruby)', fontWeight: '600' },
  { tag: tags.attributeName, color: 'var(--emerald)' },
  { tag: tags.number, color: 'var(--amber)' },
  { tag: tags.invalid, color: 'var(--bad)', fontWeight: '700' },
]);

const look = EditorView.theme({
  '&': { backgroundColor: 'var(--sheet)', color: 'var(--text)', fontSize: '0.9rem' },
  '.cm-content': { fontFamily: 'var(--mono)', caretColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--soft)', border: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-tooltip': { backgroundColor: 'var(--sheet)', color: 'var(--text)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
});

const FROM_OUTSIDE = Annotation.define<boolean>();

/** Names of cards, wherever a word of three letters or more is typed. */
async function complete(context: CompletionContext): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\p{L}'’][\p{L}\p{N}'’ .,!-]*$/u);
  if (!word) return null;
  const verb = /^.*\b(?:hand|discard|deck|play|inkwell|under|inks|plays|with|quests with|challenges|moves|uses|chooses|names|onto|by)\s+/u.exec(word.text);
  const typed = verb ? word.text.slice(verb[0].length) : word.text;
  if (typed.length < 2) return null;
  const found = await desk.ask('find_cards', { words: typed, most: 12 });
  const from = word.to - typed.length;
  return { from, options: found.map((card) => ({ label: card.name, type: 'text' })), filter: false };
}

export interface EditorCalls {
  changed: (text: string) => void;
  label: string;
  words: NotationWords;
}

/** In a shadow of its own: there the editor may bring its styles along without any that stand in the page's text. */
export function editor(parent: ShadowRoot, text: string, calls: EditorCalls): EditorView {
  const extensions: Extension[] = [
    lineNumbers(),
    history(),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    language(calls.words),
    syntaxHighlighting(colours),
    autocompletion({ override: [complete] }),
    lintGutter(),
    look,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': calls.label, spellcheck: 'false' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && update.transactions.some((one) => !one.annotation(FROM_OUTSIDE))) {
        calls.changed(update.state.doc.toString());
      }
    }),
  ];
  return new EditorView({ parent, root: parent, state: EditorState.create({ doc: text, extensions }) });
}

/** Shows another text, as when a move was made on the board. */
export function show(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, annotations: FROM_OUTSIDE.of(true) });
}

export function mark(view: EditorView, problems: TextProblem[]): void {
  const doc = view.state.doc;
  const diagnostics = problems.filter((one) => one.line >= 1 && one.line <= doc.lines).map((one): Diagnostic => {
    const line = doc.line(one.line);
    const from = Math.min(line.from + Math.max(one.start - 1, 0), line.to);
    const to = Math.min(Math.max(line.from + one.end - 1, from), line.to);
    return { from, to, severity: one.is_error ? 'error' : 'warning', message: one.message };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
