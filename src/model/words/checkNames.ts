import { business, everyRoleName, isRoleName, partNames, roleNameOf } from '../../base/business'
import type { NamedWords } from '../../kinds/kind/words'
import { capabilitiesOf, kindNames } from '../../kinds/registry'
import type { FieldDefinition } from '../definition/field'
import { listDrawings } from '../definition/listWords'
import { iconNames, inputNames, moveIconNames, pieceNames } from '../definition/uiNames'
import { featureNames } from './features'
import { former, invalidMistake, type Mistake, type Unknown, unknown } from './mistake'
import { nearest } from './nearest'
import { columnsAt, columnsOf, type KnownColumns, rowColumnsOf, type WordPlace } from './place'

type Check = (name: string, place: WordPlace) => readonly Mistake[]

/** Checks that a name refers to something. */
export const checkName = (of: NamedWords, value: unknown, place: WordPlace): readonly Mistake[] =>
  typeof value === 'string' || typeof value === 'number'
    ? checks[of](String(value), place)
    : [invalidMistake(place.path, value, `the name of a ${of}`)]

const checks: Readonly<Record<NamedWords, Check>> = {
  column: (name, place) => among(name, columnsAt(place), place),
  path: checkPath,
  'row column': (name, place) => (place.rows ? among(name, place.rows, place) : []),
  'column there': (name, place) => (place.there ? among(name, place.there, place) : []),
  sort: checkSort,
  view: (name, place) => demand(place, { what: 'view', word: name, known: viewsOf(place) }),
  resource: (name, place) =>
    demand(place, { what: 'resource', word: name, known: [...place.all.keys()] }),
  'resource column': checkFar,
  flow: (name, place) =>
    demand(place, { what: 'flow', word: name, known: Object.keys(place.schema.flow ?? {}) }),
  transition: (name, place) =>
    demand(place, { what: 'transition', word: name, known: transitionsOf(place) }),
  role: (name, place) => checkRole(name, place),
  kind: (name, place) => demand(place, { what: 'kind', word: name, known: kindNames() }),
  feature: (name, place) => demand(place, { what: 'feature', word: name, known: featureNames() }),
  piece: (name, place) =>
    demand(place, {
      what: 'piece',
      word: name,
      known: [...pieceNames, ...partNames('components')],
    }),
  input: (name, place) =>
    demand(place, { what: 'input', word: name, known: [...inputNames, ...partNames('inputs')] }),
  layout: (name, place) =>
    demand(place, { what: 'layout', word: name, known: partNames('templates') }),
  icon: (name, place) =>
    demand(place, { what: 'icon', word: name, known: [...iconNames, ...partNames('icons')] }),
  'move icon': (name, place) =>
    demand(place, { what: 'icon', word: name, known: [...moveIconNames, ...partNames('icons')] }),
  'menu section': checkSection,
}

const among = (name: string, columns: KnownColumns, place: WordPlace) =>
  demand(place, { what: 'field', word: name, known: Object.keys(columns) })

function demand({ path }: WordPlace, { what, word, known }: Unknown) {
  return known.includes(word) ? [] : [unknown(path, { what, word, known })]
}

const viewsOf = ({ schema: { list: { tabs = [] } = {} } }: WordPlace) => [
  ...listDrawings,
  // a misspelt tab has no id
  ...(typeof tabs === 'string' ? [] : tabs.flatMap(({ id }) => id ?? [])),
]

const transitionsOf = ({ schema }: WordPlace) =>
  Object.values(schema.flow ?? {}).flatMap(({ transitions }) => Object.keys(transitions ?? {}))

function checkRole(word: string, { path }: WordPlace): readonly Mistake[] {
  if (word === '*' || isRoleName(word)) return []
  const now = roleNameOf(word)
  const known = everyRoleName()
  return [now === word ? unknown(path, { what: 'role', word, known }) : former(path, word, now)]
}

/** A schema may open its own section; a name similar to a known section is a misspelling. */
function checkSection(word: string, { path }: WordPlace): readonly Mistake[] {
  const { sections, last } = business().menu ?? {}
  const menuSections = ['general', ...Object.keys({ ...sections, settings: {}, ...last }), 'other']
  const isKnown = menuSections.includes(word)
  const isNew = word.length < 3 || nearest(word, menuSections) === undefined
  return isKnown || isNew
    ? []
    : [unknown(path, { what: 'menu section', word, known: menuSections })]
}

/** `FECHA`, `FECHA desc`. */
function checkSort(word: string, place: WordPlace): readonly Mistake[] {
  const [column = '', order = 'asc'] = word.split(' ')
  const orders = ['asc', 'desc']
  return [
    ...checks.column(column, place),
    ...demand(place, { what: 'order', word: order, known: orders }),
  ]
}

/** `companies.DIAS_MARCAS`; a count names the resource alone. */
function checkFar(word: string, place: WordPlace): readonly Mistake[] {
  const [resource = '', column = ''] = word.split('.')
  const schema = place.all.get(resource)
  const columns = schema && Object.keys(columnsOf(schema)).map(each => `${resource}.${each}`)
  return columns
    ? demand(place, { what: 'field', word: `${resource}.${column}`, known: columns })
    : checks.resource(resource, place)
}

/** `ESTADO`, one step through a reference (`ORDEN_ID.ESTADO`), or of a row (`ITEMS.CANTIDAD`). */
function checkPath(word: string, place: WordPlace): readonly Mistake[] {
  const [head = '', ...tail] = word.split('.')
  if (tail.length === 0) return checks.column(head, place)
  const columns = columnsBehind(head, place)
  if (columns === 'unknown') return []
  const behind = Object.keys(columns ?? {}).map(column => `${head}.${column}`)
  return columns
    ? demand(place, { what: 'field', word, known: behind })
    : checks.column(head, place)
}

/** The field a path ends in. */
export function fieldAt(word: string, place: WordPlace): FieldDefinition | undefined {
  const [head = '', tail] = word.split('.')
  if (tail === undefined) return columnsAt(place)[head]
  const columns = columnsBehind(head, place)
  return columns === 'unknown' ? undefined : columns?.[tail]
}

/** Undefined without such a field; `unknown` when a mistake elsewhere hides the columns. */
function columnsBehind(head: string, place: WordPlace): KnownColumns | 'unknown' | undefined {
  const field = columnsAt(place)[head]
  if (!field) return undefined
  if ('fields' in field) return rowColumnsOf(field) ?? 'unknown'
  if (!('resource' in field) || capabilitiesOf(field.kind).isList) return {}
  const target = place.all.get(field.resource)
  return target ? columnsOf(target) : 'unknown'
}
