import type {
  OpenWords,
  SentenceFilter,
  SentenceReading,
} from '../../src/model/sentences/labels/sentenceList'
import { opened } from './readAsAdmin'

/** A reading on one line, as the tables of sentences have it. */
export const printed = ({ parts, open, unread, sort }: SentenceReading) =>
  [
    ...parts.map(printedPart),
    ...(sort ? [`sort ${sort.field} ${sort.order}`] : []),
    ...open.map(printedWords),
    ...unread.map(words => `!${words}`),
  ].join('; ')

const printedWords = (words: OpenWords) =>
  `${words.isOr ? '|' : '?'}${opened(words)}${words.otherwise ? ` else ${printedPart(words.otherwise)}` : ''}`

const printedPart = (part: SentenceFilter): string =>
  Object.entries(part)
    .map(([name, value]) => {
      if (name === 'or') return `(${(value as SentenceFilter[]).map(printedPart).join(' or ')})`
      if (name === 'not') return `not (${printedPart(value as SentenceFilter)})`
      if (name === 'related') return printedCount(value as SentenceFilter)
      return `${name} ${printedCondition(value)}`
    })
    .join('; ')

function printedCount({ count, via: _via, where, ...bound }: SentenceFilter) {
  const inner = where ? ` (${printedPart(where as SentenceFilter)})` : ''
  return `${count} ${printedCondition(bound)}${inner}`
}

const printedCondition = (value: unknown): string => {
  if (Array.isArray(value)) return `= ${value.join(', ')}`
  if (typeof value !== 'object' || value === null) return `= ${value}`
  return Object.entries(value)
    .map(([op, operand]) => `${op} ${[Object(operand).field ?? operand].flat().join(', ')}`)
    .join(' ')
}
