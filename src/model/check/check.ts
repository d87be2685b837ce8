import { business, everyRole } from '../../base/business'
import type { Reminder } from '../../kinds/date/data'
import { checkFilterOptions } from '../fields/filterOptions'
import type { FieldModel, Resource } from '../fields/resource'
import { isReadBy, openTo } from '../fields/sources'
import { holds } from '../rules/evaluate'
import { inputsOf } from '../rules/expression'
import { fieldsOf, isNever } from '../rules/rule'
import { checkUserAttributes } from './attributeTypes'
import { invalidDefault } from './checkConstants'
import { checkConcat, checkDerivation } from './checkDerivation'
import { checkEffects } from './checkEffects'
import { checkFlows } from './checkFlows'
import { formulaProblems } from './checkFormula'
import {
  checkCalendar,
  checkDefaultView,
  checkGallery,
  checkMap,
  checkMatrix,
  checkPlaces,
  checkRetention,
} from './checkPlaces'
import { checkRollup } from './checkRollup'
import { checkRows } from './checkRows'
import { checkRules } from './checkRules'
import { checkSettings } from './checkSettings'
import { checkValues } from './checkValues'
import { checkFeatureWords } from './features'

/** Mistakes that need all schemas to be detected, each with its place: `warranty-orders.CLIENTE_ID`. */
export function checkResource(
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): readonly string[] {
  const { name, schema, fields } = resource
  const at = (place: string, problem: string) => `${name}.${place}: ${problem}`
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(name)
      ? []
      : [at('name', `a resource's name has small letters, digits and hyphens: "warranty-orders"`)]),
    ...(/^[A-Z][A-Z0-9_]*$/.test(schema.table ?? 'A')
      ? []
      : [at('table', `"${schema.table}" is written with other signs than A-Z, 0-9 and _`)]),
    ...[...fields.values()].flatMap(({ name: field, fields: rows = [] }) =>
      [field, ...rows.map(row => `${field}.${row.name}`)]
        .filter(column => !/^([A-Za-z]\w*\.)?[A-Za-z]\w*$/.test(column) || /_F$/.test(column))
        .map(column => at(column, 'a column has letters a-z, digits and _ and does not end in _F')),
    ),
    ...(schema.tenant && !business().tenant
      ? [`${name}: tenant needs a business that declares its tenant`]
      : []),
    ...checkDefaultView(resource),
    ...checkGallery(resource),
    ...checkMatrix(resource),
    ...checkCalendar(resource),
    ...checkMap(resource),
    ...[...fields.values()].flatMap(field =>
      checkField(field, resource, all).map(p => at(field.name, p)),
    ),
    ...checkPlaces(resource, all),
    ...checkSettings(resource, all),
    ...checkFeatureWords(resource, all),
    ...checkRetention(resource, all),
    ...checkUserAttributes(resource),
    ...checkRules(resource),
    ...checkFlows(resource),
    ...checkEffects(resource, all),
    ...checkValues(resource),
  ]
}

function checkField(
  field: FieldModel,
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): string[] {
  const { words } = field
  if ('resource' in words && !all.has(words.resource)) return []
  const reads = fieldsOf(field.read).map(name => `read may ask about $me only, not about ${name}`)
  return [
    ...reads,
    ...checkInputs(field, resource),
    ...invalidDefault(field),
    ...checkAssignee(field, resource),
    ...checkConfidential(field),
    ...checkRollup(field, resource, all),
    ...checkConcat(field, resource),
    ...checkDerivation(field, resource),
    ...checkFilterOptions(field, resource.fields),
    ...checkSearch(field, resource),
    ...checkForm(field, resource),
    ...checkRows(field, resource, all),
  ]
}

/** A user who cannot read a value must not be able to change it or to find out values of others. */
function checkConfidential({ words, lines }: FieldModel): string[] {
  if (!words.confidential) return []
  const isFixed = words.createOnly === true && !words.unique && !lines
  const isSought = words.search || words.filter || words.sortable
  return [
    ...(isFixed
      ? []
      : ['is confidential: it needs createOnly, and cannot be unique or of kind lines']),
    ...(isSought ? ['is confidential: it cannot have search, filter or sortable'] : []),
  ]
}

/** Notifications need a reference to users; `onDelete` needs a field that allows it. */
function checkAssignee(
  { name, words, reference, store }: FieldModel,
  resource: Resource,
): string[] {
  if ('notifyAssignee' in words && words.notifyAssignee && words.resource !== 'users')
    return ['notifyAssignee needs a reference to users']
  if (reference?.onDelete === 'setNull' && words.required)
    return ['a deletion empties it (onDelete), so it cannot be required']
  if (reference?.onDelete === 'cascade' && resource.schema.parent !== name)
    return ['onDelete: "cascade" needs parent to name the field']
  const reminder = 'reminder' in words ? words.reminder : undefined
  return checkReminder(reminder, store === 'day' ? 'hours' : 'days', resource)
}

function checkReminder(
  due: Reminder | undefined,
  otherUnit: 'days' | 'hours',
  { fields }: Resource,
): string[] {
  if (!due) return []
  if (due[otherUnit] !== undefined)
    return [
      otherUnit === 'days' ? 'reminder counts hours, not days' : 'reminder counts days, not hours',
    ]
  const { notify } = due
  if (!('field' in notify)) return []
  return fields.get(String(notify.field))?.reference?.resource === 'users'
    ? []
    : [`reminder.notify: ${String(notify.field)} is no reference to users`]
}

function checkInputs({ computed, name }: FieldModel, resource: Resource): string[] {
  if (!computed) return []
  if (computed.formula === undefined && !computed.rollup) return ['needs a formula or a rollup']
  const order = [...resource.fields.keys()]
  const later = inputsOf(computed.formula).flatMap(path => {
    if (!knowsPath(resource, path)) return [`is computed from ${path}, which is no field`]
    const [input = ''] = path.split('.')
    if (resource.fields.get(input)?.rollup)
      return [`is computed from ${input}, which other rows keep: compare the two in a rule instead`]
    const isLater =
      resource.fields.get(input)?.computed && order.indexOf(input) >= order.indexOf(name)
    return isLater ? [`is computed from ${input}, which must stand above it`] : []
  })
  return [...later, ...formulaProblems(computed.formula, path => fieldOn(resource, path))]
}

/** Searching a field reveals its values: every user who may list records must be able to read it. */
function checkSearch(field: FieldModel, resource: Resource): string[] {
  if (!field.words.search && !resource.searched.includes(field)) return []
  if (field.reference) return checkSearchBehind(field, resource)
  if (!field.id && field.store !== 'text')
    return [`is searched, but a ${field.kind} is no text; filter: true finds it`]
  return everyRole()
    .filter(role => !isNever(resource.grants(role).read))
    .filter(role => !holds(field.read, {}, { ROLE: role }))
    .map(role => `is searched, but role ${role} may list and not read it`)
}

/**
 * A search through a reference finds only values readable there; the list has a search box only for its own
 * text fields.
 */
const checkSearchBehind = ({ target }: FieldModel, { searched }: Resource) => [
  ...(searched.length > 0
    ? []
    : ['is searched behind a reference: the list needs a searched field of its own too']),
  ...(target && target.searched.length > 0
    ? []
    : ['is searched, but the resource it refers to has no searched field']),
]

/**
 * The browser evaluates form conditions: every user who sees the field must be able to read the fields its
 * rules use.
 */
function checkForm(field: FieldModel, resource: Resource): string[] {
  return [field.required, field.visibleWhen].flatMap(fieldsOf).flatMap(name => {
    const asked = resource.fields.get(name)
    const blind = everyRole().filter(ROLE => {
      const seen = holds(field.read, {}, { ROLE }) && !isNever(resource.grants(ROLE).read)
      return seen && asked && !isReadBy(ROLE, asked, resource.fields)
    })
    return blind.length > 0 && !field.isSecret ? [`its rule uses ${openTo(name, field.name)}`] : []
  })
}

const knowsPath = (resource: Resource, path: string) => fieldOn(resource, path) !== undefined

/** A field of the record, or of its rows. */
function fieldOn({ fields }: Resource, path: string): FieldModel | undefined {
  const [first = '', second] = path.split('.')
  const field = fields.get(first)
  return second ? field?.fields?.find(({ name }) => name === second) : field
}
