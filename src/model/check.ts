import { roles } from '../domain/roles'
import { checkAmong } from './among'
import { checkFlows } from './checkFlows'
import { checkGallery } from './checkGallery'
import { checkJoin } from './checkJoin'
import { checkPlaces } from './checkPlaces'
import { checkRows } from './checkRows'
import { checkRules } from './checkRules'
import { checkTally } from './checkTally'
import { checkValues } from './checkValues'
import { holds } from './evaluate'
import { inputsOf } from './expression'
import { checkLasts } from './lasts'
import type { Due } from './notice'
import type { FieldModel, Resource } from './resource'
import { fieldsOf, isNever } from './rule'
import { isReadBy } from './sources'

/** Mistakes only visible with all schemas at hand, each named by its place: `warranty-orders.CLIENTE_ID`. */
export function checkResource(
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): readonly string[] {
  const { name, schema, fields } = resource
  const at = (place: string, problem: string) => `${name}.${place}: ${problem}`
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(name) ? [] : [`${name}: a resource's name is kebab-case`]),
    ...(/^[A-Z][A-Z0-9_]*$/.test(schema.table)
      ? []
      : [`${name}: the table is written A-Z, 0-9, _`]),
    ...Object.keys(schema.fields).flatMap(field =>
      /^[A-Za-z][A-Za-z0-9_]*$/.test(field) && !/_F$/.test(field)
        ? []
        : [at(field, 'a column has letters, digits and _ and does not end in _F')],
    ),
    ...(schema.list?.opens === 'board' && ![...fields.values()].some(f => f.kind === 'status')
      ? [at('list', 'opens as a board, which takes a status field')]
      : []),
    ...checkGallery(resource),
    ...[...fields.values()].flatMap(field =>
      checkField(field, resource, all).map(p => at(field.name, p)),
    ),
    ...checkPlaces(resource, all),
    ...checkLasts(resource, all),
    ...checkRules(resource),
    ...checkFlows(resource),
    ...checkValues(resource),
  ]
}

function checkField(
  field: FieldModel,
  resource: Resource,
  all: ReadonlyMap<string, Resource>,
): string[] {
  const { words } = field
  if ('to' in words && !all.has(words.to)) return []
  const reads = fieldsOf(field.read).map(name => `read may ask about $me only, not about ${name}`)
  return [
    ...reads,
    ...checkInputs(field, resource),
    ...checkTold(field, resource),
    ...checkSealed(field),
    ...checkTally(field, resource, all),
    ...checkJoin(field, resource),
    ...checkTerm(field, resource),
    ...checkAmong(field, resource.fields),
    ...checkSearch(field, resource),
    ...checkForm(field, resource),
    ...checkRows(field, resource, all),
  ]
}

/** Who cannot see what is there must not be able to change it, nor to find out what others gave. */
function checkSealed({ words }: FieldModel): string[] {
  if (!words.sealed) return []
  const isFixed = words.createOnly === true && !words.unique && words.kind !== 'lines'
  const isSought = words.search || words.filter || words.sort
  return [
    ...(isFixed ? [] : ['is sealed, so it is createOnly, and neither unique nor lines']),
    ...(isSought ? ['is sealed, so no list finds or sorts by it'] : []),
  ]
}

/** Whom a field tells must be a person. */
function checkTold({ words }: FieldModel, resource: Resource): string[] {
  if ('assigns' in words && words.assigns && words.to !== 'users')
    return ['assigns needs a reference to users']
  if (words.kind === 'reference' && words.letsGo && words.required)
    return ['lets go of what it names, so it is not required']
  if (words.kind === 'date') return checkDue(words.due, 'hours', resource)
  return words.kind === 'dateTime' ? checkDue(words.due, 'before', resource) : []
}

function checkDue(
  due: Due | undefined,
  otherUnit: 'before' | 'hours',
  { fields }: Resource,
): string[] {
  if (!due) return []
  if (due[otherUnit] !== undefined)
    return [otherUnit === 'before' ? 'due counts hours, not days' : 'due counts days, not hours']
  const { tell } = due
  if (!('from' in tell)) return []
  const named = fields.get(String(tell.from))?.words
  return named?.kind === 'reference' && named.to === 'users'
    ? []
    : [`due tells ${String(tell.from)}, which names no person`]
}

function checkTerm({ words }: FieldModel, { fields }: Resource): string[] {
  const term = words.kind === 'choice' ? words.term : undefined
  if (words.kind !== 'choice' || !term) return []
  const dates = [term.from, term.at].filter(
    name => !['date', 'dateTime'].includes(fields.get(name)?.kind ?? ''),
  )
  const { unless } = term
  const values = [term.within, term.over, ...(unless ? [unless.take] : [])].filter(
    value => !Object.hasOwn(words.options, value),
  )
  const isYesNo = !unless || fields.get(unless.field)?.kind === 'boolean'
  return [
    ...(isYesNo ? [] : [`its term asks ${unless?.field}, which is no yes or no`]),
    ...dates.map(name => `its term goes by ${name}, which is no date`),
    ...values.map(value => `its term ends in ${value}, which is none of its options`),
  ]
}

function checkInputs({ words, name }: FieldModel, resource: Resource): string[] {
  if (words.kind !== 'computed') return []
  const order = [...resource.fields.keys()]
  return inputsOf(words.is).flatMap(path => {
    if (!knowsPath(resource, path)) return [`is computed from ${path}, which is no field`]
    const [input = ''] = path.split('.')
    if (resource.fields.get(input)?.tally)
      return [`is computed from ${input}, which other rows keep`]
    const later =
      resource.fields.get(input)?.kind === 'computed' && order.indexOf(input) >= order.indexOf(name)
    return later ? [`is computed from ${input}, which must stand above it`] : []
  })
}

/** Searching a field reveals it: who may list must be able to read it. */
function checkSearch(field: FieldModel, resource: Resource): string[] {
  if (!field.words.search) return []
  if (field.kind === 'reference') return checkSearchBehind(field, resource)
  return roles
    .filter(role => !isNever(resource.grants(role).read))
    .filter(role => !holds(field.read, {}, { ROLE: role }))
    .map(role => `is searched, but role ${role} may list and not read it`)
}

/** Through a reference one finds what one may read there; the list has a search box for texts of its own. */
const checkSearchBehind = ({ target }: FieldModel, { searched }: Resource) => [
  ...(searched.length > 0 ? [] : ['is searched, but no text of the list itself is']),
  ...(target && target.searched.length > 0 ? [] : ['is searched, but nothing there is']),
]

/** The browser evaluates form conditions: whoever sees the field must be able to read what its rules ask about. */
function checkForm(field: FieldModel, resource: Resource): string[] {
  return [field.required, field.show].flatMap(fieldsOf).flatMap(name => {
    const asked = resource.fields.get(name)
    const blind = roles.filter(ROLE => {
      const seen = holds(field.read, {}, { ROLE }) && !isNever(resource.grants(ROLE).read)
      return seen && asked && !isReadBy(ROLE, asked, resource.fields)
    })
    return blind.length > 0 && field.kind !== 'password'
      ? [`a rule asks about ${name}, which not everybody who sees ${field.name} may read`]
      : []
  })
}

function knowsPath(resource: Resource, path: string) {
  const [first = '', second] = path.split('.')
  const field = resource.fields.get(first)
  return second ? field?.fields?.some(({ name }) => name === second) : field !== undefined
}
