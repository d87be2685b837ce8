import {
  anyWord,
  label,
  listWord,
  name,
  needed,
  rule,
  tableWord,
  textWord,
  type WordsOf,
  wording,
  words,
} from '../../kinds/kind/words'
import type { FeatureDescription } from '../../model/check/features'
import { placeholders } from '../../model/definition/wording'
import type { Resource } from '../../model/fields/resource'
import { unknown } from '../../model/words/mistake'
import {
  type LineLookup,
  type LineLookups,
  type ListSummary,
  lookupFeature,
  summaryFeature,
} from './checkout'
import { type ReportWorkbook, reportFeature } from './credit'
import { type MessageTemplate, messageFeature } from './documents'
import { sourceOf } from './lineLookups'
import type { CreatedCard } from './service'

const column = name('column')
const createdCard: WordsOf<CreatedCard> = {
  label: needed(label),
  fields: needed(listWord(column)),
  next: needed(words('next record')),
}
const listSummary: WordsOf<ListSummary> = {
  sum: needed(column),
  values: needed(listWord(anyWord)),
  total: listWord(anyWord),
}

const lineLookups: WordsOf<LineLookups> = {
  lines: needed(column),
  columns: needed(tableWord(words('line lookup'))),
}
const lineLookup: WordsOf<LineLookup> = {
  count: name('resource'),
  sum: name('resource column'),
  label: needed(label),
  allow: needed(listWord(name('role'))),
  match: needed(tableWord(words('field value'), 'column there')),
  when: rule,
  goal: name('path'),
  includeOwn: rule,
}

const reportWorkbook: WordsOf<ReportWorkbook> = {
  groupBy: needed(listWord(column)),
  sum: listWord(column),
}

const rows = tableWord(wording('row column'), 'column')
const messageTemplate: WordsOf<MessageTemplate> = {
  text: needed(textWord),
  rows,
  none: tableWord(textWord, 'column'),
  recipient: name('path'),
  draft: words('draft of a message'),
  link: wording('column'),
  one: words('one of the rows'),
}
const draft: WordsOf<NonNullable<MessageTemplate['draft']>> = {
  text: needed(wording('path')),
  rows,
}
const one: WordsOf<NonNullable<MessageTemplate['one']>> = {
  resource: needed(name('resource')),
  via: needed(name('column there')),
  text: needed(wording('column there')),
}

/** The words of the features of this business, for the start check and docs/features.md. */
export const featureDescriptions: Readonly<Record<string, FeatureDescription>> = {
  createdCard: { words: createdCard, parts: { 'next record': { label } } },
  listSummary: { words: listSummary, check: checkSummary },
  lineLookups: {
    words: lineLookups,
    parts: { 'line lookup': lineLookup },
    there: { 'line lookup': ['count', 'sum'] },
    check: checkLookups,
  },
  reportWorkbook: { words: reportWorkbook, check: checkReport },
  messageTemplate: {
    words: messageTemplate,
    parts: { 'draft of a message': draft, 'one of the rows': one },
    there: { 'one of the rows': ['resource'] },
    check: checkMessage,
  },
}

/** A report counts choices and adds up money. */
function checkReport({ schema, fields }: Resource) {
  const { groupBy = [], sum = [] } = reportFeature.of(schema) ?? {}
  return [
    ...groupBy
      .filter(name => !fields.get(name)?.options)
      .map(name => `groupBy: ${name} has no list of values`),
    ...sum
      .filter(name => fields.get(name)?.store !== 'cents')
      .map(name => `sum: ${name} is no amount of money`),
  ]
}

/** A summary adds up money by state. */
function checkSummary({ schema, fields, list }: Resource) {
  const { sum = '' } = summaryFeature.of(schema) ?? {}
  if (fields.get(sum)?.store !== 'cents') return [`sum: ${sum} is no amount of money`]
  return typeof list.tabs === 'string' ? [] : ['values: the list has no field of tabs']
}

/** The text names fields, also behind a reference, and of the row that the sender chooses. */
function checkMessage({ schema, fields }: Resource, all: ReadonlyMap<string, Resource>) {
  const { text = '', one } = messageFeature.of(schema) ?? {}
  const behind = (head: string) => {
    const field = fields.get(head)
    if (one?.resource === head) return [...(all.get(head)?.fields.keys() ?? [])]
    return field?.fields?.map(({ name }) => name) ?? [...(field?.target?.fields.keys() ?? [])]
  }
  return placeholders(text).flatMap(word => {
    const [head = '', far] = word.split('.')
    const known =
      far === undefined ? [...fields.keys()] : behind(head).map(each => `${head}.${each}`)
    return known.includes(word) ? [] : [`text: ${unknown('', { what: 'field', word, known }).says}`]
  })
}

/** The rows are those of a field of kind `lines`; sums are of whole numbers. */
function checkLookups({ schema, fields }: Resource, all: ReadonlyMap<string, Resource>) {
  const { lines = '', columns = {} } = lookupFeature.of(schema) ?? {}
  const rows = (fields.get(lines)?.fields ?? []).map(({ name }) => `${lines}.${name}`)
  if (rows.length === 0) return [`lines: ${lines} is no field of kind lines`]
  return Object.entries(columns).flatMap(([name, words]) => {
    const isWhole = sourceOf(words, all).added?.store === 'int'
    return [
      ...('sum' in words && !isWhole ? [`sum: ${words.sum} is no whole number`] : []),
      ...(words.goal === undefined || rows.includes(words.goal)
        ? []
        : [`goal: ${words.goal} is no field of the rows`]),
    ].map(problem => `columns.${name}.${problem}`)
  })
}
