import { type Language, textIn } from '../../../base/text'
import type { JsonSchema } from '../../../kinds/kind/description'
import type { Among } from '../../../kinds/reference/data'
import { type Me, policyOf, readableRowFields } from '../../access/access'
import { callsOf } from '../../access/calls'
import type { Move } from '../../access/transition'
import type { ManualEntry } from '../../definition/manualEntry'
import { isShownAlone } from '../../fields/confidential'
import { filterOptionsOf, isFieldName } from '../../fields/filterOptions'
import type { FieldModel, Resource } from '../../fields/resource'
import { isFilledLater } from '../../fields/valuesOf'
import { byName, flag, instant, integer, list, text } from '../../route/shapes'
import { isAlways, isNever, type Node } from '../../rules/rule'
import { fieldSchema, nullable } from './fieldSchema'
import type { FeaturePaths } from './operation'
import { ruleText } from './ruleText'
import { openObject, person, systemParameter } from './shared'

/** Language and audience of the document; without `me` it is complete. */
export interface SchemaReader {
  readonly language: Language
  readonly label: (field: FieldModel) => string
  readonly me?: Me
  readonly features?: Readonly<Record<string, { readonly paths?: FeaturePaths }>>
  /** Inputs of a transition for systems that are not connected. */
  readonly handEntries?: (resource: Resource, move: Move) => readonly ManualEntry[]
}

/** Schemas of a record: as read, as created, as updated. */
export function recordSchemas(
  resource: Resource,
  schemaReader: SchemaReader,
): Record<string, JsonSchema> {
  const seen = fieldsFor(resource, schemaReader)
  const sent = seen.filter(field => !field.readOnly)
  const changed = sent.filter(field => !isFixed(field, resource))
  const demanded = sent.filter(field => isAlways(field.required)).map(({ name }) => name)
  const { me } = schemaReader
  const read = seen.filter(field => !field.isSecret && isShownTo(field, resource, me))
  const may = (right: 'create' | 'update') => !me || !isNever(policyOf(resource, me)[right])
  const properties = (fields: readonly FieldModel[]) =>
    Object.fromEntries(fields.map(field => [field.name, propertyOf(field, resource, schemaReader)]))
  const stored = read.map(field => {
    const property = propertyOf(field, resource, schemaReader)
    // a record may be older than the rule that requires the field
    return [field.name, field === resource.key ? property : nullable(property)]
  })
  const created = sent.map(field => [
    field.name,
    { ...propertyOf(field, resource, schemaReader), ...constantDefault(field.words.default) },
  ])
  const marks = { _VERSION: version, _can: can, ...handMarksOf(resource) }
  return {
    // A user who may write but not read the record receives its key only.
    [resource.name]: {
      type: 'object',
      required: [resource.key.name],
      properties: { ...Object.fromEntries(stored), ...marks },
    },
    ...(may('create') && {
      [`${resource.name}-create`]: {
        type: 'object',
        additionalProperties: false,
        ...(demanded.length > 0 && { required: demanded }),
        properties: Object.fromEntries(created),
      },
    }),
    ...(may('update') && {
      [`${resource.name}-update`]: {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: properties(changed),
      },
    }),
  }
}

function isShownTo({ name }: FieldModel, resource: Resource, me: Me | undefined) {
  if (!me) return true
  const { readable, opened } = policyOf(resource, me)
  return readable.has(name) || opened.has(name)
}

const isFixed = ({ name, words }: FieldModel, { key }: Resource) =>
  words.createOnly === true || name === key.name

/** Fields listed for the user; hidden fields are left out. */
function fieldsFor(resource: Resource, { me }: SchemaReader): readonly FieldModel[] {
  const all = [...resource.fields.values()]
  if (!me) return all
  const { writable } = policyOf(resource, me)
  return all
    .filter(field => isShownTo(field, resource, me) || writable.has(field.name))
    .map(field => (field.fields ? { ...field, fields: readableRowFields(field, me) } : field))
}

export function propertyOf(
  field: FieldModel,
  resource: Resource,
  schemaReader: SchemaReader,
): JsonSchema {
  const { key } = resource
  const { language, label } = schemaReader
  const { words } = field
  const among = filterOptionsOf(field)
  const plain = fieldSchema(field, language)
  const filled = field === key || isAlways(field.required)
  return {
    title: label(field),
    ...(words.help !== undefined && { description: textIn(words.help, language) }),
    ...(filled ? plain : nullable(plain)),
    ...(field.readOnly && { readOnly: true }),
    ...(words.confidential && !isShownTo(field, resource, schemaReader.me) && { writeOnly: true }),
    ...(isShownAlone(field) && { 'x-told-alone': true }),
    'x-kind': field.kind,
    ...(words.createOnly && { 'x-create-only': true }),
    ...(among && { 'x-among': plainMatch(among.match) }),
    ...(field.concat && { 'x-joined': field.concat.parts }),
    ...conditions(field, schemaReader),
  }
}

const constantDefault = (value: unknown) =>
  value === undefined || isFilledLater(value) ? {} : { default: value }

/** Conditional rules as text; a user does not see rights of others. */
function conditions(
  { required, visibleWhen, read, write, concat, isSecret }: FieldModel,
  { language, me }: SchemaReader,
) {
  const rules: Record<string, Node> = {
    'x-required-when': required,
    'x-shown-when': visibleWhen,
    ...(concat && { 'x-joined-when': concat.when }),
    ...(!me && { 'x-written-by': write }),
    ...(!me && !isSecret && { 'x-read-by': read }),
  }
  const conditionTexts = Object.entries(rules).map(([name, node]) => [
    name,
    ruleText(node, language),
  ])
  return Object.fromEntries(conditionTexts.filter(([, words]) => typeof words === 'string'))
}

/** System whose result a user may enter, and its fields. */
export const handEntry = openObject({
  system: systemParameter,
  fields: list(text),
  need: list(text),
})

const version: JsonSchema = { ...integer, readOnly: true }
const why = 'Why this record may not be changed or deleted, in the language of the reader.'
const can: JsonSchema = {
  readOnly: true,
  ...openObject({
    'update?': flag,
    'delete?': flag,
    'why?': { ...openObject({ 'update?': text, 'delete?': text }), description: why },
    'fields?': list(text),
    'flow?': byName(list(text)),
    'needs?': byName(list(text)),
    'doubts?': byName(list(text)),
    'byHand?': byName(list(handEntry)),
  }),
}

const handMark = openObject({ system: systemParameter, by: person, at: instant })

/** Marks of fields entered by a user in place of a system. */
const handMarksOf = (resource: Resource): Record<string, JsonSchema> =>
  callsOf(resource).length === 0
    ? {}
    : { _byHand: { type: 'object', readOnly: true, additionalProperties: handMark } }

/** Columns of the other resource, each with its values or the name of a field of this record. */
const plainMatch = (match: Among['match']) =>
  Object.fromEntries(
    Object.entries(match).map(([column, wanted]) => [
      column,
      isFieldName(wanted) ? wanted.field : wanted,
    ]),
  )
