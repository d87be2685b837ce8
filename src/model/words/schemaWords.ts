import type { Translations } from '../../base/text'
import {
  anyWord,
  countWord,
  eitherWord,
  field,
  flagWord,
  label,
  listWord,
  name,
  needed,
  only,
  rule,
  tableWord,
  textWord,
  type WordsOf,
  who,
  words,
} from '../../kinds/kind/words'
import type { DocumentWords } from '../definition/documentWords'
import type { FeatureUse } from '../definition/feature'
import type { FormWords, Section } from '../definition/formWords'
import type { Highlight, ListWords, SortBy, Tab } from '../definition/listWords'
import type { PageWords, Slots } from '../definition/pageWords'
import type { RestCall, RestWords } from '../definition/rest'
import type { RetentionWords } from '../definition/retentionWords'
import type { TrashWords } from '../definition/trashWords'
import type { Grant } from '../rules/grant'
import type { AnySchema, Check } from '../schema'
import { effect } from './flowWords'

const column = name('column')
const columns = listWord(column)
const granted = eitherWord(flagWord, rule)

const schema: WordsOf<AnySchema> = {
  name: needed(textWord),
  table: textWord,
  key: needed(column),
  title: needed(eitherWord(column, columns)),
  tenant: flagWord,
  parent: column,
  label: needed(label),
  icon: name('icon'),
  menu: eitherWord(name('menu section'), only(false)),
  rest: words('rest'),
  pages: words('pages'),
  links: listWord(textWord),
  fields: needed(tableWord(field)),
  list: words('list'),
  form: eitherWord(listWord(words('section')), words('form')),
  related: listWord(name('resource')),
  unique: listWord(columns),
  matchFields: columns,
  checks: listWord(words('check')),
  access: needed(tableWord(eitherWord(only('all', 'read'), words('grant')), 'role')),
  droppedColumns: eitherWord(listWord(textWord), tableWord(textWord)),
  trash: eitherWord(only(true), words('trash')),
  retention: eitherWord(countWord, words('retention')),
  idempotency: only('permanent'),
  flow: tableWord(words('flow')),
  onCreate: listWord(effect),
  documents: tableWord(words('document')),
  features: listWord({ is: 'feature' }),
  slots: words('slots'),
}

const grant: WordsOf<Exclude<Grant<string>, string>> = {
  read: granted,
  create: granted,
  update: granted,
  delete: granted,
}
const check: WordsOf<Check<string>> = {
  rule: needed(rule),
  field: needed(column),
  message: needed(label),
}
const trash: WordsOf<TrashWords> = { allow: listWord(name('role')), retention: countWord }
const lasts: WordsOf<RetentionWords> = {
  field: needed(name('resource column')),
  since: name('resource column'),
  default: needed(countWord),
}

const call = eitherWord(only(false), words('call of a server'))
const rest: WordsOf<RestWords> = {
  path: needed(textWord),
  envelope: textWord,
  key: textWord,
  paging: only('server', 'whole'),
  concurrency: flagWord,
  provides: listWord(only('list', 'one', 'create', 'update', 'delete')),
  operations: words('operations'),
}
const operations: WordsOf<NonNullable<RestWords['operations']>> = {
  list: call,
  one: call,
  create: call,
  update: call,
  delete: call,
}
const restCall: WordsOf<RestCall> = {
  path: textWord,
  envelope: eitherWord(textWord, only(null)),
}
const pages: WordsOf<PageWords> = {
  list: textWord,
  create: textWord,
  edit: textWord,
  show: textWord,
  record: textWord,
}
const piece = name('piece')
const slots: WordsOf<Slots> = {
  listTop: piece,
  listAction: piece,
  row: piece,
  showTop: piece,
  showBelow: piece,
  formTop: piece,
  formBelow: piece,
  createInstead: piece,
}

const listWords: WordsOf<ListWords<string>> = {
  columns,
  defaultView: name('view'),
  gallery: column,
  matrix: eitherWord(column, listWord(name('path'))),
  calendar: eitherWord(column, columns),
  map: column,
  split: only(true),
  cardFields: columns,
  sort: eitherWord(name('sort'), listWord(words('order by rule'))),
  highlights: listWord(words('highlight')),
  tabs: eitherWord(column, listWord(words('tab'))),
}
const sortBy: WordsOf<SortBy<string>> = { value: needed(name('sort')), when: rule }
const mark: WordsOf<Highlight<string>> = {
  when: needed(rule),
  label: needed(label),
  field: column,
  colour: needed(only('info', 'success', 'warning', 'error')),
}
const tab: WordsOf<Tab<string>> = {
  id: needed(textWord),
  label: needed(label),
  where: needed(rule),
}

const form: WordsOf<Extract<FormWords<string>, { readonly layout: string }>> = {
  layout: needed(only('sections', 'tabs', 'steps')),
  sections: needed(listWord(words('section'))),
}
const section: WordsOf<Section<string>> = {
  id: needed(textWord),
  label,
  fields: eitherWord(only('others'), columns),
  visibleWhen: rule,
  component: piece,
  showIn: only('form'),
}

const documentWords: WordsOf<DocumentWords> = {
  label: needed(label),
  allow: who,
  when: rule,
  template: name('layout'),
  transition: name('transition'),
}
const feature: WordsOf<Omit<FeatureUse, 'names'>> = {
  feature: needed(name('feature')),
  halves: needed(listWord(only('browser', 'server'))),
  hasSheets: only(true),
  words: needed(anyWord),
}
const languages: WordsOf<Partial<Translations>> = {
  es: textWord,
  en: textWord,
  fr: textWord,
  vi: textWord,
  cn: textWord,
  ar: textWord,
}

/** Words of a schema and of the objects in it, without flows and fields. */
export const schemaWords = {
  schema,
  grant,
  check,
  trash,
  retention: lasts,
  rest,
  operations,
  'call of a server': restCall,
  pages,
  slots,
  list: listWords,
  'order by rule': sortBy,
  highlight: mark,
  tab,
  form,
  section,
  document: documentWords,
  feature,
  text: languages,
}
