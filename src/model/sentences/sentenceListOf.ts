import type { Role } from '../../base/business'
import { type LocalizedText, readsLanguage } from '../../base/text'
import { optionLabel } from '../../kinds/choice/data'
import type { Me } from '../access/access'
import type { FieldModel, Resource } from '../fields/resource'
import { askableField, type ConditionList, mayLookBehind, relatedField } from '../lists/askable'
import { tabsFor } from '../lists/listTabs'
import { fieldsOf, meFieldsOf, parseRule } from '../rules/rule'
import type {
  SentenceCount,
  SentenceField,
  SentenceList,
  SentenceSynonyms,
  SentenceTab,
} from './labels/sentenceList'
import { hasDefault, stateDates } from './labels/stateDates'
import { namesOf } from './labels/synonymsOf'

/** Labels of fields and resources in the languages that are at hand. */
export interface SentenceLabels {
  readonly field: (field: FieldModel) => readonly string[]
  readonly resource: (resource: Resource) => readonly string[]
  readonly synonyms: (name: string) => SentenceSynonyms
}
interface Reached {
  /** Resources whose schemas are loaded. */
  readonly isLoaded: (name: string) => boolean
}

/** What sentences about a list can ask, as far as the person may read it. */
export function sentenceListOf(
  list: ConditionList,
  labels: SentenceLabels,
  { isLoaded }: Reached,
): SentenceList {
  const { resource, me, catalogue } = list
  const own = inOrder(resource).filter(({ name }) => askableField(resource, me, name))
  const behind = own.flatMap(reference => {
    const { target } = reference
    if (!reference.reference || !target || target === resource || !isLoaded(target.name)) return []
    return mayLookBehind(resource, target, me) ? fieldsBehind(list, reference, labels) : []
  })
  const related = catalogue.referring(resource.name).filter(isLoaded)
  return {
    name: resource.name,
    labels: labels.resource(resource),
    fields: [...own.map(field => ownField(list, field, labels)), ...behind],
    me: me.ID,
    counts: related.flatMap(name => countsOf(list, name, labels)),
    tabs: tabsOf(list),
    synonyms: labels.synonyms(resource.name),
  }
}

function ownField(
  { resource, me }: ConditionList,
  field: FieldModel,
  labels: SentenceLabels,
): SentenceField {
  const { name } = field
  const { list, filterable, fields, schema } = resource
  // A reference also goes by the name of its target.
  const names = field.target && isOnly(resource, field) ? labels.resource(field.target) : []
  const called = [...labels.field(field), ...names]
  const read = sentenceField(field, { path: name, labels: called, me })
  const isIndexed = read.shape !== 'date' && filterable.has(name)
  const values = read.values?.map(each => ({
    ...each,
    ...stateDates(resource, field, each.value),
  }))
  return {
    ...read,
    ...(values && { values }),
    isState: Boolean(field.status),
    isQuantity:
      schema.list?.matrix !== undefined &&
      name === list.columns.find(each => fields.get(each)?.isNumeric),
    isPlanned: [schema.list?.calendar].flat()[0] === name,
    isUsual: list.columns.includes(name) || read.isCreated || isIndexed,
  }
}

/** No other reference leads to the target of this one. */
const isOnly = ({ fields }: Resource, { target }: FieldModel) =>
  [...fields.values()].filter(field => field.target === target).length === 1

const isAssigned = (field: FieldModel) =>
  ('notifyAssignee' in field.words && field.words.notifyAssignee === true) ||
  (hasDefault(field, '$me.ID') && !field.readOnly)

/** Tabs whose rule a condition can say. */
function tabsOf({ resource, me }: ConditionList): SentenceTab[] {
  const { tabs = [] } = resource.list
  if (typeof tabs === 'string') return []
  const open = tabsFor(resource, me)
  return tabs.flatMap(({ id, label, where }) => {
    const node = parseRule(where)
    const mayAsk = fieldsOf(node).every(name => askableField(resource, me, name))
    const isPlain = meFieldsOf(node).length === 0
    return mayAsk && isPlain && open.includes(id)
      ? [{ labels: everyText(label, me.ROLE), part: where }]
      : []
  })
}

/** Columns of the list first, then indexed fields, then the others. */
function inOrder({ fields, list, filterable }: Resource): readonly FieldModel[] {
  const all = [...fields.values()]
  const columns = list.columns.flatMap(name => fields.get(name) ?? [])
  const indexed = all.filter(({ name }) => filterable.has(name))
  return [...new Set([...columns, ...indexed, ...all])]
}

function fieldsBehind(
  { resource, me }: ConditionList,
  reference: FieldModel,
  labels: SentenceLabels,
): SentenceField[] {
  const target = reference.target as Resource
  const synonyms = labels.synonyms(target.name)
  return inOrder(target).flatMap(field => {
    const path = `${reference.name}.${field.name}`
    if (field === target.key || !askableField(resource, me, path)) return []
    const own = labels.field(field)
    const both = labels
      .field(reference)
      .flatMap(head => own.flatMap(name => [`${name} ${head}`, `${head} ${name}`]))
    const read = sentenceField(field, { path, labels: [...own, ...both], me })
    if (!isOnly(resource, reference)) return [read]
    const said = namesOf(own, synonyms).slice(own.length)
    const isWord = (name: string, at: number, { length }: readonly string[]) =>
      at < length || !name.trim().includes(' ')
    const values = read.values?.map(each => ({
      ...each,
      labels: namesOf(each.labels, synonyms).filter((name, at) => isWord(name, at, each.labels)),
    }))
    return [{ ...read, said, ...(values && { values }) }]
  })
}

interface FieldCalled {
  readonly path: string
  readonly labels: readonly string[]
  readonly me: Me
}

function sentenceField(field: FieldModel, { path, labels, me }: FieldCalled): SentenceField {
  const { options, store } = field
  const values = Object.entries(options ?? {}).map(([value, option]) => ({
    value: store === 'int' ? Number(value) : value,
    labels: everyText(optionLabel(option), me.ROLE),
  }))
  const isCreated = hasDefault(field, '$now')
  return {
    path,
    labels,
    shape: shapeOf(field),
    ...(values.length > 0 && { values }),
    isCreated,
    isMoment: store === 'instant',
    restOf: Object(field.computed?.formula).sub,
    isPast: isCreated || ('max' in field.words && field.words.max === 'today'),
    isPerson: field.reference?.resource === 'users',
    isAssigned: isAssigned(field),
    isOwner: isAssigned(field) || hasDefault(field, '$me.ID'),
  }
}

function shapeOf(field: FieldModel): SentenceField['shape'] {
  if (field.reference) return 'reference'
  if (field.options && !field.isList) return 'choice'
  if (field.isYesNo) return 'yesNo'
  if (field.operators.includes('during')) return 'date'
  if (field.isMoney) return 'money'
  if (field.isNumeric && field.operators.includes('gt')) return 'number'
  return field.operators.includes('contains') ? 'text' : 'other'
}

function countsOf(list: ConditionList, name: string, labels: SentenceLabels): SentenceCount[] {
  const rows = list.catalogue.get(name)
  const via = [...rows.fields.values()].find(field => relatedField(list, name, field.name))
  if (!via) return []
  const fields = inOrder(rows)
    .filter(({ name }) => askableField(rows, list.me, name))
    .map(field => ownField({ ...list, resource: rows }, field, labels))
  const synonyms = labels.synonyms(name)
  const own = labels.resource(rows)
  const names = namesOf(own, synonyms).filter(each => !own.includes(each))
  return [{ count: name, via: via.name, labels: own, names, fields, synonyms: synonyms.own }]
}

/** The text in every language that it has, as staff and as this role read it. */
export const everyText = (text: LocalizedText, role?: Role): readonly string[] => {
  if (typeof text === 'string') return [text]
  const texts = Object.entries(text).flatMap(([language, its]) =>
    its && readsLanguage(language, role) ? its : [],
  )
  return [...new Set(texts)]
}
