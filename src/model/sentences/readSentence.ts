import { isOwn } from './conditions/condition'
import { fieldMeant } from './dateOfDeed'
import { inKnownWords } from './knownWords'
import { isCalled } from './labels/labelParts'
import type { SentenceField, SentenceList, SentenceReading } from './labels/sentenceList'
import { lexiconOf } from './lexicon'
import { lexSentence, type PieceOf, type SentencePiece } from './lexSentence'
import { OrJoiner } from './orJoiner'
import { isA, isAnd, PieceCursor } from './pieceCursor'
import { readBareNumber } from './readAmounts'
import { readCompared } from './readComparisons'
import { readBareDates } from './readDates'
import { readDenied } from './readDenied'
import { readFieldCondition, readHaving } from './readFieldCondition'
import { readNamedValue } from './readNamedValue'
import { readBegun, readMine, readOrder, readOverdue, readSort } from './readOwn'
import { readRelated, rowsFirst } from './readRelated'
import { readWords } from './readWords'
import { sameFieldsJoined } from './sentenceParts'
import { SentenceState, usualOf } from './sentenceState'
import { isWordOf } from './words/sentenceWords'
import { type SentenceToken, tokensOf } from './words/tokens'

/** Longest sentence that is read, in words. */
const MOST_WORDS = 40

/**
 * Reads a sentence as conditions on a list: "pedidos de este mes sobre 500". Words that may be values of the data
 * stay open for a look-up; everything that is not understood is listed as unread,
 * also a denial without which the sentence would say the same.
 */
export function readSentence(text: string, list: SentenceList, today: string): SentenceReading {
  const lexicon = lexiconOf(list)
  // capitals tell names only beside small letters
  const spoken = text === text.toUpperCase() ? text.toLowerCase() : text
  // "700+" is at least 700
  const plain = spoken
    .replace(/, (?=.* (?:o|u|or) )/gi, ' , ')
    .replace(/(\p{Lu}\p{Ll}+), (?=\p{Lu})/gu, '$1 , ')
    .replace(/(\d[\d.,]*)\+(?!\S)/g, '>= $1')
  const typed = tokensOf(plain).slice(0, MOST_WORDS)
  const { tokens, said } = inKnownWords(typed, list, lexicon)
  const usual = usualOf(list.fields, 'date')
  const isPast = usual?.isPast || (usual && !usual.isPlanned)
  const readTokens = (tokens: readonly SentenceToken[]) => {
    const all = rowsFirst(ofNamed(lexSentence(tokens, { lexicon, today, isPast }), list), said)
    const pieces = new PieceCursor(all)
    const state = new SentenceState(list, today, pieces)
    state.said = said
    const joiner = new OrJoiner(state)
    for (let piece = pieces.take(); piece; piece = pieces.take()) {
      const from = pieces.taken().length - 1
      joiner.read(piece, () => readPiece(state, piece))
      state.nameNew(pieces.taken().slice(from))
    }
    state.tellContradictions()
    const { parts, open, sort } = state
    return { state, asked: { parts: sameFieldsJoined(parts), open, sort } }
  }
  const { state, asked } = readTokens(tokens)
  const { named, unread, pieces } = state
  const reading = { list: named, ...asked, unread: unread.map(words => inSaidWords(words, said)) }
  const denials = pieces.pieces.flatMap(({ type, text }) => (type === 'not' ? text.split(' ') : []))
  if (denials.length === 0 || unread.length > 0) return reading
  const rest = readTokens(tokens.filter(({ text }) => !denials.includes(text)))
  const isLost = JSON.stringify(rest.asked) === JSON.stringify(asked)
  return isLost ? { ...reading, unread: [...new Set(denials)] } : reading
}

/** Words as the sentence has them. */
const inSaidWords = (words: string, said: ReadonlyMap<string, string>) =>
  [...said].reduce(
    (text, [means, own]) =>
      ` ${means} `.includes(` ${text} `)
        ? own
        : ` ${text} `.replace(` ${means} `, ` ${own} `).trim(),
    words,
  )

type PieceReaders = {
  readonly [Type in SentencePiece['type']]?: (state: SentenceState, piece: PieceOf<Type>) => unknown
}
const readers: PieceReaders = {
  stop: () => undefined,
  list: (state, { name, text }) => {
    // "series de celulares": another word for the list is here one of the data.
    const said = state.named && isOf(state) ? state.said.get(text) : undefined
    const isLast = !/^(word|field)$/.test(state.pieces.ahead(0)?.type ?? '')
    if (said?.endsWith('s') && isLast) readWords(state, said)
    state.named ??= name
  },
  word: (state, { text }) => readWords(state, text),
  not: readDenied,
  with: readHaving,
  value: readNamedValue,
  field: (state, piece) =>
    readFieldCondition(state, fieldMeant(state, piece), {
      text: piece.text,
      isPresent: isAlsoHad(state),
    }),
  period: readBareDates,
  days: readBareDates,
  compare: readCompared,
  number: readBareNumber,
  count: (state, piece) => readRelated(state, piece),
  tab: (state, { part }) => state.add(part),
  contains: (state, { text }) => (isA(state.pieces.peek(), 'word') ? undefined : state.tell(text)),
  sort: readSort,
  order: readOrder,
  mine: readMine,
  assigned: readMine,
  created: readBegun,
  newly: readBegun,
  overdue: readOverdue,
}

const isOf = ({ pieces }: SentenceState) => isWordOf('origin', pieces.peek(-2)?.text)

/** "with incomplete documents and a limit": the field that was taken is also had. */
function isAlsoHad({ pieces }: SentenceState): boolean {
  const before = pieces.taken().slice(0, -1)
  const joints = before.slice(before.findLastIndex(({ type }) => type !== 'stop') + 1)
  const verb = before.findLast(({ type }) => type === 'with' || type === 'not')
  return verb?.type === 'with' && joints.some(({ text }) => isAnd(text))
}

function readPiece(state: SentenceState, piece: SentencePiece) {
  const read = readers[piece.type] as
    | ((state: SentenceState, piece: SentencePiece) => unknown)
    | undefined
  if (read) read(state, piece)
  else state.tell(piece.text)
}

/** What several referenced records have is meant of the one that the sentence names: "orders of customers without phone". */
function ofNamed(
  pieces: readonly SentencePiece[],
  { fields }: SentenceList,
): readonly SentencePiece[] {
  const named = new Set(pieces.flatMap(piece => (isA(piece, 'field') ? piece.field.path : [])))
  const isBehindNamed = ({ path }: SentenceField) =>
    !isOwn({ path }) && named.has(path.split('.')[0] ?? '')
  return pieces.map(piece => {
    if (!isA(piece, 'field') || isOwn(piece.field) || isBehindNamed(piece.field)) return piece
    const field = fields.find(
      each => isBehindNamed(each) && isCalled([...each.labels, ...(each.said ?? [])], piece.text),
    )
    return field ? { ...piece, field } : piece
  })
}
