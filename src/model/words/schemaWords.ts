import type { Text } from '../../domain/text'
import type { FormWords, Section } from '../formWords'
import type { LastsWords } from '../lasts'
import type { Gallery, ListWords, Mark, SortBy, Tab } from '../listWords'
import type { Made } from '../made'
import type { Paper } from '../paper'
import type { AnySchema, Check, Grant, PageWords, RestCall, RestWords, Slots } from '../schema'
import type { Share, Wording } from '../share'
import type { TrashWords } from '../trashWords'
import { effect } from './flowWords'
import {
  anything,
  either,
  field,
  flag,
  label,
  list,
  name,
  number,
  only,
  rule,
  table,
  text,
  type WordsOf,
  who,
  wording,
  words,
} from './shape'

const column = name('column')
const columns = list(column)
const roles = list(name('role'))
const granted = either(flag, rule)

const schema: WordsOf<AnySchema> = {
  name: text,
  table: text,
  key: column,
  title: either(column, columns),
  company: only('EMPRESA'),
  parent: column,
  partOfParent: flag,
  label,
  icon: name('icon'),
  menu: either(name('menu section'), only(false)),
  rest: words('rest'),
  pages: words('pages'),
  opens: text,
  leads: list(text),
  fields: table(field),
  list: words('list'),
  form: either(list(words('section')), words('form')),
  related: list(name('resource')),
  unique: list(columns),
  alike: columns,
  checks: list(words('check')),
  access: table(either(only('all', 'read'), words('grant')), 'role'),
  retired: list(text),
  setAside: table(column),
  trash: either(only(true), words('trash')),
  lasts: either(number, words('lasts')),
  onceForEver: flag,
  flow: table(words('flow')),
  begin: list(effect),
  papers: table(words('paper')),
  share: words('share'),
  made: words('made'),
  slots: words('slots'),
}

const grant: WordsOf<Exclude<Grant<string>, string>> = {
  read: granted,
  create: granted,
  update: granted,
  delete: granted,
}
const check: WordsOf<Check<string>> = { rule, at: column, else: label }
const trash: WordsOf<TrashWords> = { by: roles, keep: number }
const lasts: WordsOf<LastsWords> = {
  setting: name('resource column'),
  since: name('resource column'),
  otherwise: number,
}

const call = either(only(false), words('call of a server'))
const rest: WordsOf<RestWords> = {
  path: text,
  envelope: text,
  id: text,
  paging: only('server', 'whole'),
  versions: flag,
  lenient: only(true),
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
  method: only('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  path: text,
  envelope: either(text, only(null)),
}
const pages: WordsOf<PageWords> = { list: text, create: text, edit: text, show: text }
const piece = name('piece')
const slots: WordsOf<Slots> = {
  listTop: piece,
  listAction: piece,
  row: piece,
  showTop: piece,
  showAside: piece,
  showBelow: piece,
  formTop: piece,
  formBelow: piece,
  createInstead: piece,
}

const listWords: WordsOf<ListWords<string>> = {
  columns,
  opens: only('board', 'gallery'),
  gallery: words('gallery'),
  cards: columns,
  sort: either(name('sort'), list(words('sort by role'))),
  marks: list(words('mark')),
  tabs: either(column, list(words('tab'))),
  report: words('report'),
  summary: words('summary'),
}
const gallery: WordsOf<Gallery<string>> = {
  picture: column,
  chips: column,
  text: column,
  foot: columns,
}
const sortBy: WordsOf<SortBy<string>> = { by: roles, is: name('sort') }
const mark: WordsOf<Mark<string>> = {
  when: rule,
  label,
  tells: column,
  colour: only('info', 'success', 'warning', 'error'),
}
const tab: WordsOf<Tab<string>> = { id: text, label, filter: rule }
const report: WordsOf<NonNullable<ListWords<string>['report']>> = { by: columns, sum: columns }
const summary: WordsOf<NonNullable<ListWords<string>['summary']>> = {
  sum: column,
  of: list(anything),
  total: list(anything),
}

const form: WordsOf<Extract<FormWords<string>, { readonly as: string }>> = {
  as: only('sections', 'tabs', 'steps'),
  sections: list(words('section')),
  saves: only('field'),
}
const section: WordsOf<Section<string>> = {
  id: text,
  label,
  fields: either(only('rest'), columns),
  show: rule,
  later: flag,
  piece,
  only: only('form'),
}

const paper: WordsOf<Paper> = {
  label,
  by: who,
  when: rule,
  layout: name('layout'),
  move: name('transition'),
}
const made: WordsOf<Made> = { label, tells: columns, again: label }
const rowsWording = table(wording('row column'), 'column')
const share: WordsOf<Share> = {
  text: wording('path'),
  rows: rowsWording,
  none: table(text, 'column'),
  to: name('path'),
  draft: words('draft of a message'),
  link: wording('column'),
  one: words('one of the rows'),
}
const draft: WordsOf<Wording> = { text: wording('path'), rows: rowsWording }
const one: WordsOf<NonNullable<Share['one']>> = {
  of: name('resource'),
  by: name('column there'),
  label: wording('column there'),
}
const languages: WordsOf<Exclude<Text, string>> = {
  es: text,
  en: text,
  fr: text,
  vi: text,
  cn: text,
  ar: text,
}

/** The words of a schema and of what it declares, flows and fields apart. */
export const schemaWords = {
  schema,
  grant,
  check,
  trash,
  lasts,
  rest,
  operations,
  'call of a server': restCall,
  pages,
  slots,
  list: listWords,
  gallery,
  'sort by role': sortBy,
  mark,
  tab,
  report,
  summary,
  form,
  section,
  paper,
  made,
  share,
  'draft of a message': draft,
  'one of the rows': one,
  text: languages,
}
