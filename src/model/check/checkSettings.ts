import { apiPath, business } from '../../base/business'
import { flowsOf } from '../access/transition'
import type { Flow } from '../definition/flow'
import type { FieldModel, Resource } from '../fields/resource'
import { hasShape } from '../validation/shapeOf'

/** Names of the engine's own endpoints. */
export const reservedNames: readonly string[] = [
  ...['account', 'docs', 'faults', 'files', 'live', 'merge', 'operations', 'references'],
  ...['list-state', 'search', 'settings', 'simulated-mails', 'view-as', 'views', 'waiting'],
]

/** Errors in settings that are right each by itself: names used twice, words without effect. */
export function checkSettings(resource: Resource, all: ReadonlyMap<string, Resource>): string[] {
  const { name, schema, fields, rest } = resource
  const problems: readonly (readonly [place: string, problem: string | false | undefined])[] = [
    [
      'name',
      reservedNames.includes(name) &&
        rest.path === apiPath(name) &&
        'the server has endpoints of that name: take another',
    ],
    ['rest.path', samePath(resource, all)],
    ['pages', samePage(resource, all)],
    ['list.columns', schema.list?.columns && twice(schema.list.columns)],
    ['list.tabs', Array.isArray(schema.list?.tabs) && twice(schema.list.tabs.map(({ id }) => id))],
    ['title', invalidTitle(resource)],
    ['key', !isKey(resource.key) && `a ${resource.key.kind} identifies no record`],
    ...[...fields.values()].flatMap(field => [
      [field.name, invalidField(field, resource)] as const,
      ...(field.fields ?? []).map(
        row => [`${field.name}.${row.name}`, invalidPattern(row)] as const,
      ),
    ]),
    ...flowsOf(resource).flatMap(([status, flow]) =>
      flowProblems(`flow.${status.status?.flow}`, flow),
    ),
  ]
  return problems.flatMap(([place, problem]) => (problem ? [`${name}.${place}: ${problem}`] : []))
}

function samePath({ name, rest }: Resource, all: ReadonlyMap<string, Resource>) {
  const other = [...all.values()].find(each => each.rest.path === rest.path && each.name !== name)
  return other && `${rest.path} is the path of ${other.name}`
}

/** Of two pages with one address, a reader would see the first alone. */
function samePage({ name, schema }: Resource, all: ReadonlyMap<string, Resource>) {
  const taken = [...all.values()].flatMap(other =>
    other.name === name ? [] : addressesOf(other).map(path => [path, other.name] as const),
  )
  const own = Object.values(schema.pages ?? {})
  const [path, other] = taken.find(([path]) => own.includes(path)) ?? []
  const again = twice(own)
  return other ? `${path} is a page of ${other}` : own.length > 0 && again
}

/** Its own addresses, and those that it has otherwise. */
const addressesOf = ({ name, schema: { pages = {} } }: Resource): string[] => [
  ...['', '/create', '/:id', '/:id/show'].map(rest => `/dashboard/${name}${rest}`),
  ...Object.values(pages),
]

/** A transition's name is part of an address; an amount is approved by the first tier that reaches it. */
const flowProblems = (place: string, { states, transitions }: Flow) => [
  ...Object.keys(states).map(
    state => [`${place}.states`, !/^\d+$/.test(state) && `${state} is no number`] as const,
  ),
  ...Object.entries(transitions).flatMap(([move, { approval }]) => [
    [
      `${place}.transitions`,
      !/^[A-Za-z][\w-]*$/.test(move) && `"${move}": a name has letters, digits, - and _`,
    ] as const,
    [
      `${place}.transitions.${move}.approval.tiers`,
      !isAscending(approval?.tiers.map(({ max }) => max ?? Number.POSITIVE_INFINITY) ?? []) &&
        'each max is above the one before, and only the last tier has none',
    ] as const,
  ]),
]

function twice(names: readonly string[]) {
  const again = names.find((name, at) => names.indexOf(name) !== at)
  return names.length === 0 ? 'names nothing' : again !== undefined && `${again} stands in it twice`
}

function invalidTitle({ schema, fields }: Resource) {
  const names = [schema.title].flat()
  const mute = names.find(name => fields.get(name)?.hasNoText)
  return mute === undefined ? twice(names) : `${mute} has no text`
}

const isKey = ({ id, store }: FieldModel) => id !== undefined || store === 'text' || store === 'int'

const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))

function invalidField(field: FieldModel, resource: Resource): string | false | undefined {
  return invalidName(field, resource) || invalidWord(field)
}

function invalidName({ name, id, words }: FieldModel, { schema, fields }: Resource) {
  const others = [...fields.values()].filter(other => other.name !== name)
  const twin = others.find(other => other.name.toLowerCase() === name.toLowerCase())
  if (twin) return `for the database it is the same column as ${twin.name}`
  if (['and', 'or', 'not'].includes(name)) return 'rules have that word: take another'
  if (schema.tenant && name === business().tenant?.column && name in schema.fields)
    return 'is the column of the tenant, which the server adds: leave it out'
  if (words.renamedFrom && fields.has(words.renamedFrom))
    return `renamedFrom: ${words.renamedFrom} is a field still`
  if (droppedColumns(schema).includes(name)) return 'is a field still, so it is no dropped column'
  return id && others.some(other => other.id) && 'a resource has one field of kind id'
}

/** Words without effect on the field. */
function invalidWord(field: FieldModel) {
  const { kind, words, status, computed, options, store } = field
  if (options && Object.keys(options).length === 0 && !status) return 'options: names nothing'
  if (words.unique && (store === null || store === 'json'))
    return `is unique, which a ${kind} cannot be`
  if (words.required && computed) return 'is computed, so it has no required'
  if (status && words.default !== undefined) return 'has no default: its flow says initial'
  return invalidPattern(field)
}

/** A pattern that no code has. */
function invalidPattern(field: FieldModel) {
  const { pattern } = field.words as { readonly pattern?: string }
  if (typeof pattern !== 'string') return false
  const strange = /[^\p{L}\p{N}._/-]/u.exec(pattern)?.[0]
  if (pattern === '' || strange !== undefined)
    return `pattern: A is a letter, 0 a digit, and - . / _ stand for themselves${strange ? `; "${strange}" is none of them` : ''}`
  const sample = field.sample(1)
  const isFit = sample === undefined || hasShape(field, field.parse(sample))
  return (
    !isFit && 'pattern: no value has it together with the other words (min, max, lengths, upper)'
  )
}

const droppedColumns = ({ droppedColumns: named = [] }: Resource['schema']) =>
  Array.isArray(named) ? named : Object.keys(named)
