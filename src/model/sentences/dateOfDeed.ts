import type { SentenceField, SentenceList } from './labels/sentenceList'
import type { SentencePiece } from './lexSentence'
import { dateLike, partialCondition } from './partialMatch'
import type { SentenceState } from './sentenceState'
import { isParticiple } from './words/tokens'

interface DaysSaid {
  /** "of last week": the days are those of the list. */
  readonly isOfList: boolean
  /** "older than 20 days" */
  readonly isOlder?: boolean
}

/** The date that days without a name mean: of what was done before them, else the usual one; undefined if no date says when. */
export function dateOfDeed(
  state: SentenceState,
  taken: readonly SentencePiece[],
  { isOfList, isOlder = false }: DaysSaid,
): SentenceField | undefined {
  const { list, said } = state
  const usual = state.usual('date')
  const predicate = taken.slice(taken.findIndex(({ type }) => type === 'list')).slice(1)
  const deed = predicate.findLast(
    each => each.type === 'value' && (each.field.isState || isDeed(each.text)),
  )
  const meant = deed?.type === 'value' ? deed : deedMeant(list, predicate)
  const text = meant ? saidFor(meant.text, said) : ''
  // "despachados a Cuenca el lunes", where nothing is called so: another date would be wrong.
  if (!isOfList && !meant && usual?.isCreated && isLastDeed(state)) return undefined
  if (!meant || isOfList || !isParticiple(text)) return usual
  // What was not done has no day.
  if (isOlder && isDenied(predicate, meant.text)) return usual
  const { field, values } = meant
  const since = values.map(each => field.values?.find(({ value }) => value === each)?.since)
  const date = list.fields.find(({ path }) => since.every(name => name === path))
  // The day for which an event is planned is meant: "appointments canceled this month".
  return date ?? dateLike(list, meant.text) ?? (usual?.isPlanned ? usual : undefined)
}

const isDenied = (pieces: readonly SentencePiece[], text: string) => {
  const at = pieces.findLastIndex(piece => piece.text === text)
  return pieces.slice(0, at).findLast(({ type }) => type !== 'stop')?.type === 'not'
}

/** "canceled by the customer" */
const isDeed = (text: string) => text.includes(' ') && isParticiple(text.split(' ')[0] ?? '')

/** "entregados a mayoristas el mes pasado": a word that is part of a state says what was done. */
function deedMeant(list: SentenceList, predicate: readonly SentencePiece[]) {
  const word = predicate.findLast(({ type, text }) => type === 'word' && isParticiple(text))
  const [[path, values] = []] = Object.entries((word && partialCondition(list, word.text)) ?? {})
  const field = list.fields.find(each => each.path === path)
  return word && field?.isState && Array.isArray(values)
    ? { text: word.text, field, values: values as readonly unknown[] }
    : undefined
}

/** A word that says what was done was looked up as one of the data. */
const isLastDeed = ({ open }: SentenceState) =>
  open.some(({ text, path }) => path === undefined && /^\p{Ll}/u.test(text) && isParticiple(text))

/** The words of the sentence for one of those in their place. */
const saidFor = (text: string, said: ReadonlyMap<string, string>): string =>
  [...said].find(([means]) => ` ${means} `.includes(` ${text} `))?.[1] ?? text
