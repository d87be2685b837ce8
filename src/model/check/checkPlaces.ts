import { documentsOf } from '../access/documents'
import { movesOf } from '../access/transition'
import { listDrawings } from '../definition/listWords'
import type { FieldModel, Resource } from '../fields/resource'
import { uniqueAmong } from '../fields/uniqueAmong'
import { isName } from '../lists/matchFields'
import { matrixOf, matrixWords } from '../lists/matrixOf'
import { holds } from '../rules/evaluate'
import { fieldsOf, parseRule } from '../rules/rule'
import { readsUser } from './checkRollup'

/** Errors in list, gallery, report and document settings: duplicates, unknown names, unsuitable fields. */
export function checkPlaces(resource: Resource, all: ReadonlyMap<string, Resource>): string[] {
  const { name, schema, fields } = resource
  const { tabs } = resource.list
  const tab = typeof tabs === 'string' ? fields.get(tabs) : undefined
  const { field: sorted } = resource.list.sort
  const parent = schema.parent === undefined ? undefined : fields.get(schema.parent)
  const sections = resource.form.sections
  const problems: [place: string, problem: string | false | undefined][] = [
    ['table', sameTable(resource, all)],
    ['parent', schema.parent !== undefined && !parent?.reference && 'is no reference'],
    ['list.tabs', typeof tabs === 'string' && !hasTabs(tab) && `${tabs} has no list of values`],
    [sorted, fields.has(sorted) && !resource.sortable.has(sorted) && 'cannot sort a list'],
    ['form', duplicateIds('section', sections)],
    ['form', checkSections(resource)],
    ...documentsOf(resource).map(([documentName, words]): [string, string | false] => [
      `documents.${documentName}`,
      invalidDocument(resource, documentName, words.transition),
    ]),
    ...(schema.matchFields ?? []).map((field): [string, string | false] => [
      field,
      invalidMatchField(fields.get(field)),
    ]),
    ...[...fields.values()].map((field): [string, string | false] => [
      field.name,
      invalidField(field),
    ]),
    ...[...fields.values()].map((field): [string, string | false] => [
      field.name,
      unfitUnless(field, fields),
    ]),
    ...[...fields.values()].map((field): [string, string | false] => [
      field.name,
      invalidPictures(field, fields),
    ]),
  ]
  return problems.flatMap(([place, problem]) => (problem ? [`${name}.${place}: ${problem}`] : []))
}

/** Fields compared as text; names use the search. */
function invalidMatchField(field: FieldModel | undefined) {
  if (!field) return false
  if (
    field.store !== 'text' ||
    !(isName(field) || field.isCode || field.isEmail || field.spellings)
  )
    return `is in matchFields, which cannot compare a ${field.kind}`
  return isName(field) && !field.words.search && 'is in matchFields: a name needs search: true'
}

/** The document's name is part of an address; its transition has no dialog and keeps the state. */
function invalidDocument(resource: Resource, name: string, move: string | undefined) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return 'the name of a document has letters and digits only'
  if (move === undefined) return false
  const step = movesOf(resource).get(move)?.transition
  if (!step) return `there is no step "${move}" for it to make`
  const asks = step.to !== undefined || (step.dialogFields?.length ?? 0) > 0
  return (
    asks && `the transition "${move}" has a dialog or another state, so printing cannot make it`
  )
}

/** Two schemas on one table would read and overwrite each other's rows. */
function sameTable({ name, table }: Resource, all: ReadonlyMap<string, Resource>) {
  const other = [...all.values()].find(each => each.table === table && each.name !== name)
  return other && `${table} is the table of ${other.name}`
}

const hasTabs = (field: FieldModel | undefined) =>
  field === undefined || field.options !== undefined || field.isYesNo

function duplicateIds(what: string, named: readonly { readonly id: string }[]) {
  const ids = named.map(({ id }) => id)
  const again = ids.find((id, at) => ids.indexOf(id) !== at)
  return again !== undefined && `the ${what} ${again} stands in it twice`
}

/** Names of built-in object properties and empty ranges. */
function invalidField(field: FieldModel): string | false {
  const { name, words } = field
  if (name in {}) return 'every object has that name: take another'
  const numbers = words as Readonly<Record<string, number | string | undefined>>
  return isAbove(numbers.min, numbers.max) && `min ${numbers.min} is above max ${numbers.max}`
}

const isAbove = (low: number | string | undefined, high: number | string | undefined) =>
  low !== undefined && high !== undefined && ![low, high].includes('today') && low > high

function unfitUnless({ words }: FieldModel, fields: Resource['fields']): string | false {
  if (typeof words.unique !== 'object') return false
  const strange = words.unique.scope?.find(name => !fields.get(name)?.store)
  if (strange) return `unique.scope: ${strange} is no column`
  const { among, unless } = uniqueAmong(words.unique)
  const fits = among
    ? fields.get(among.column)?.store === 'int'
    : unless !== undefined && fields.get(unless)?.isYesNo
  return (
    !fits &&
    'unique.when: takes some states, { ESTADO: { in: [0, 1] } }, or a field of kind boolean that is not set, { ANULADO: { ne: true } }'
  )
}

function invalidPictures({ words }: FieldModel, fields: Resource['fields']): string | false {
  if (!('pictures' in words) || typeof words.pictures !== 'string') return false
  const rows = fields.get(words.pictures)?.fields ?? []
  return (
    !rows.some(({ isPicture }) => isPicture) &&
    `pictures: ${words.pictures} is no field of kind lines with a picture`
  )
}

/** Errors in the view that a list opens with: one that the list does not have. */
export function checkDefaultView({ name, schema: { list = {} }, fields }: Resource): string[] {
  const view = listDrawings.find(drawing => drawing === list.defaultView)
  if (!view || (view === 'board' ? [...fields.values()].some(({ status }) => status) : list[view]))
    return []
  const lacks = view === 'board' ? 'a field of kind status' : `the word ${view}`
  return [`${name}.list: defaultView: '${view}' needs ${lacks}`]
}

/** Errors in a gallery: a field that is no picture. */
export function checkGallery({ name, schema, fields }: Resource): string[] {
  const picture = fields.get(schema.list?.gallery ?? '')
  return picture && picture.isPicture !== true
    ? [`${name}.${picture.name}: is the picture of the gallery, so it must be of kind image`]
    : []
}

/** Errors in a matrix: rows and columns that are no references, or do not name one record together. */
export function checkMatrix(resource: Resource): string[] {
  const { name, fields } = resource
  const { of: value, behind: cost, next, from, rest } = matrixWords(resource)
  if (!value) return []
  const matrix = matrixOf(resource)
  return [
    ...(cost !== undefined && matrix && matrix.cost?.isNumeric !== true
      ? [`${name}.list.matrix: ${cost} is no number behind ${matrix.rows.name}`]
      : []),
    ...(matrix
      ? []
      : [
          `${name}.list.matrix: the first entry of unique must be two references, rows and columns`,
        ]),
    ...(rest.length > 0 || (next && fields.get(next)?.kind !== fields.get(value)?.kind)
      ? [`${name}.list.matrix: the next value must be one field of the kind of ${value}`]
      : []),
    ...(next && (!from || fields.get(from)?.kind !== 'date')
      ? [`${name}.list.matrix: after ${next} must come a field of kind date, its first day`]
      : []),
    ...(fields.get(value)?.hasNoText === true
      ? [`${name}.${value}: is the value of the matrix, so a cell must hold it`]
      : []),
  ]
}

/** Errors in a map: a field that is no place. */
export function checkMap({ name, schema, fields }: Resource): string[] {
  const place = fields.get(schema.list?.map ?? '')
  return place && place.isPlace !== true
    ? [`${name}.${place.name}: is the place on the map, so it must be of kind location`]
    : []
}

/** Errors in a calendar: fields that are no dates or of two kinds. */
export function checkCalendar({ name, schema, fields }: Resource): string[] {
  const [start, end, ...more] = [schema.list?.calendar ?? []].flat().map(each => fields.get(each))
  if (!start) return []
  return [
    ...(more.length > 0 ? [`${name}.list.calendar: takes a start and an end`] : []),
    ...(isDated(start)
      ? []
      : [
          `${name}.${start.name}: is the start in the calendar, so it must be of kind date or dateTime`,
        ]),
    ...(end && isDated(start) && end.kind !== start.kind
      ? [`${name}.${end.name}: is the end in the calendar, so it must be of kind ${start.kind}`]
      : []),
  ]
}

const isDated = ({ store }: FieldModel) => store === 'day' || store === 'instant'

/** The retention setting must be a whole number of the record that the company column refers to. */
export function checkRetention(
  { name, schema, company }: Resource,
  all: ReadonlyMap<string, Resource>,
) {
  const { retention } = schema
  if (retention === undefined || typeof retention === 'number') return []
  const [target = '', field = ''] = retention.field.split('.')
  const says = all.get(target)
  const limit = says?.fields.get(field)
  const isNumber = limit?.isNumeric && limit.store === 'int'
  const wrong =
    company && says?.key.name === company.name && isNumber
      ? []
      : [`${name}: retention.field: ${retention.field} is no whole number of its tenant`]
  const [, day = ''] = retention.since?.split('.') ?? []
  const isDay = retention.since === undefined || retention.since === `${target}.${day}`
  return isDay && (day === '' || says?.fields.get(day)?.store === 'day')
    ? wrong
    : [...wrong, `${name}: retention.since: ${retention.since} is no date of its tenant`]
}

type Section = Resource['form']['sections'][number]

/** Errors in form sections: a field shown twice at once, or a component combined with fields. */
function checkSections({ form, fields }: Resource): string | undefined {
  const { sections } = form
  const crowded = sections.find(
    ({ component, fields: own }) => component !== undefined && own.length > 0,
  )
  if (crowded) return `the section ${crowded.id} has a component, so it cannot have fields`
  const again = sections.flatMap((section, at) => [
    ...section.fields.filter((name, place) => section.fields.indexOf(name) !== place),
    ...sections
      .slice(at + 1)
      .filter(other => !isEither(section, other, fields))
      .flatMap(other => other.fields.filter(name => section.fields.includes(name))),
  ])[0]
  return again === undefined ? undefined : `the field ${again} stands in two sections at once`
}

/** True when the rules exclude each other through one choice. */
function isEither(one: Section, other: Section, fields: Resource['fields']) {
  if (!one.visibleWhen || !other.visibleWhen) return false
  const [here, there] = [parseRule(one.visibleWhen), parseRule(other.visibleWhen)]
  const [name = '', another] = new Set([...fieldsOf(here), ...fieldsOf(there)])
  const field = fields.get(name)
  if (another !== undefined || !field?.options || readsUser(here) || readsUser(there)) return false
  const values = [null, ...Object.keys(field.options).map(value => field.parse(value))]
  return !values.some(value => {
    const record = { [name]: value }
    return holds(here, record, {}) && holds(there, record, {})
  })
}
