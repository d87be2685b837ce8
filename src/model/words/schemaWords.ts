import type { Translations } from '../../base/text'
import * as w from '../../kinds/kind/words'
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

const column = w.name('column')
const columns = w.listWord(column)
const granted = w.eitherWord(w.flagWord, w.rule)

const schema: w.WordsOf<AnySchema> = {
  name: w.needed(w.textWord),
  table: w.textWord,
  key: w.needed(column),
  title: w.needed(w.eitherWord(column, columns)),
  tenant: w.flagWord,
  parent: column,
  label: w.needed(w.label),
  icon: w.name('icon'),
  menu: w.eitherWord(w.name('menu section'), w.only(false)),
  rest: w.words('rest'),
  pages: w.words('pages'),
  links: w.listWord(w.textWord),
  fields: w.needed(w.tableWord(w.field)),
  list: w.words('list'),
  form: w.eitherWord(w.listWord(w.words('section')), w.words('form')),
  related: w.listWord(w.name('resource')),
  unique: w.listWord(columns),
  matchFields: columns,
  checks: w.listWord(w.words('check')),
  access: w.needed(w.tableWord(w.eitherWord(w.only('all', 'read'), w.words('grant')), 'role')),
  droppedColumns: w.eitherWord(w.listWord(w.textWord), w.tableWord(w.textWord)),
  trash: w.eitherWord(w.only(true), w.words('trash')),
  retention: w.eitherWord(w.countWord, w.words('retention')),
  idempotency: w.only('permanent'),
  flow: w.tableWord(w.words('flow')),
  onCreate: w.listWord(effect),
  documents: w.tableWord(w.words('document')),
  features: w.listWord({ is: 'feature' }),
  slots: w.words('slots'),
}

const grant: w.WordsOf<Exclude<Grant<string>, string>> = {
  read: granted,
  create: granted,
  update: granted,
  delete: granted,
}
const check: w.WordsOf<Check<string>> = {
  rule: w.needed(w.rule),
  field: w.needed(column),
  message: w.needed(w.label),
}
const trash: w.WordsOf<TrashWords> = { allow: w.listWord(w.name('role')), retention: w.countWord }
const lasts: w.WordsOf<RetentionWords> = {
  field: w.needed(w.name('resource column')),
  since: w.name('resource column'),
  default: w.needed(w.countWord),
}

const call = w.eitherWord(w.only(false), w.words('call of a server'))
const rest: w.WordsOf<RestWords> = {
  path: w.needed(w.textWord),
  envelope: w.textWord,
  key: w.textWord,
  paging: w.only('server', 'whole'),
  concurrency: w.flagWord,
  provides: w.listWord(w.only('list', 'one', 'create', 'update', 'delete')),
  operations: w.words('operations'),
}
const operations: w.WordsOf<NonNullable<RestWords['operations']>> = {
  list: call,
  one: call,
  create: call,
  update: call,
  delete: call,
}
const restCall: w.WordsOf<RestCall> = {
  path: w.textWord,
  envelope: w.eitherWord(w.textWord, w.only(null)),
}
const pages: w.WordsOf<PageWords> = {
  list: w.textWord,
  create: w.textWord,
  edit: w.textWord,
  show: w.textWord,
  record: w.textWord,
}
const piece = w.name('piece')
const slots: w.WordsOf<Slots> = {
  listTop: piece,
  listAction: piece,
  row: piece,
  showTop: piece,
  showBelow: piece,
  formTop: piece,
  formBelow: piece,
  createInstead: piece,
}

const listWords: w.WordsOf<ListWords<string>> = {
  columns,
  defaultView: w.name('view'),
  gallery: column,
  matrix: w.eitherWord(column, w.listWord(w.name('path'))),
  calendar: w.eitherWord(column, columns),
  map: column,
  split: w.only(true),
  cardFields: columns,
  sort: w.eitherWord(w.name('sort'), w.listWord(w.words('order by rule'))),
  highlights: w.listWord(w.words('highlight')),
  tabs: w.eitherWord(column, w.listWord(w.words('tab'))),
}
const sortBy: w.WordsOf<SortBy<string>> = { value: w.needed(w.name('sort')), when: w.rule }
const mark: w.WordsOf<Highlight<string>> = {
  when: w.needed(w.rule),
  label: w.needed(w.label),
  field: column,
  colour: w.needed(w.only('info', 'success', 'warning', 'error')),
}
const tab: w.WordsOf<Tab<string>> = {
  id: w.needed(w.textWord),
  label: w.needed(w.label),
  where: w.needed(w.rule),
}

const form: w.WordsOf<Extract<FormWords<string>, { readonly layout: string }>> = {
  layout: w.needed(w.only('sections', 'tabs', 'steps')),
  sections: w.needed(w.listWord(w.words('section'))),
}
const section: w.WordsOf<Section<string>> = {
  id: w.needed(w.textWord),
  label: w.label,
  fields: w.eitherWord(w.only('others'), columns),
  visibleWhen: w.rule,
  component: piece,
  showIn: w.only('form'),
}

const documentWords: w.WordsOf<DocumentWords> = {
  label: w.needed(w.label),
  allow: w.who,
  when: w.rule,
  template: w.name('layout'),
  transition: w.name('transition'),
}
const feature: w.WordsOf<Omit<FeatureUse, 'names'>> = {
  feature: w.needed(w.name('feature')),
  halves: w.needed(w.listWord(w.only('browser', 'server'))),
  hasSheets: w.only(true),
  words: w.needed(w.anyWord),
}
const languages: w.WordsOf<Partial<Translations>> = {
  es: w.textWord,
  en: w.textWord,
  fr: w.textWord,
  vi: w.textWord,
  cn: w.textWord,
  ar: w.textWord,
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
