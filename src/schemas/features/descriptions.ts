import * as w from '../../kinds/kind/words'
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

const column = w.name('column')
const createdCard: w.WordsOf<CreatedCard> = {
  label: w.needed(w.label),
  fields: w.needed(w.listWord(column)),
  next: w.needed(w.words('next record')),
}
const listSummary: w.WordsOf<ListSummary> = {
  sum: w.needed(column),
  values: w.needed(w.listWord(w.anyWord)),
  total: w.listWord(w.anyWord),
}

const lineLookups: w.WordsOf<LineLookups> = {
  lines: w.needed(column),
  columns: w.needed(w.tableWord(w.words('line lookup'))),
}
const lineLookup: w.WordsOf<LineLookup> = {
  count: w.name('resource'),
  sum: w.name('resource column'),
  label: w.needed(w.label),
  allow: w.needed(w.listWord(w.name('role'))),
  match: w.needed(w.tableWord(w.words('field value'), 'column there')),
  when: w.rule,
  goal: w.name('path'),
  includeOwn: w.rule,
}

const reportWorkbook: w.WordsOf<ReportWorkbook> = {
  groupBy: w.needed(w.listWord(column)),
  sum: w.listWord(column),
}

const rows = w.tableWord(w.wording('row column'), 'column')
const messageTemplate: w.WordsOf<MessageTemplate> = {
  text: w.needed(w.textWord),
  rows,
  none: w.tableWord(w.textWord, 'column'),
  recipient: w.name('path'),
  draft: w.words('draft of a message'),
  link: w.wording('column'),
  one: w.words('one of the rows'),
}
const draft: w.WordsOf<NonNullable<MessageTemplate['draft']>> = {
  text: w.needed(w.wording('path')),
  rows,
}
const one: w.WordsOf<NonNullable<MessageTemplate['one']>> = {
  resource: w.needed(w.name('resource')),
  via: w.needed(w.name('column there')),
  text: w.needed(w.wording('column there')),
}

/** The words of the features of this business, for the start check and docs/features.md. */
export const featureDescriptions: Readonly<Record<string, FeatureDescription>> = {
  createdCard: { words: createdCard, parts: { 'next record': { label: w.label } } },
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
