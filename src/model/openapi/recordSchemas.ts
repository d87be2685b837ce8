import { type Language, textIn } from '../../domain/text'
import { type Me, policyOf, readableRowFields } from '../access'
import { amongOf } from '../among'
import { callsOf, type HandEntry } from '../calls'
import type { FieldModel, Resource } from '../resource'
import { isAlways, isNever, type Node } from '../rule'
import { isToldAlone } from '../sealed'
import type { Move } from '../transition'
import { isChosen, isTaken } from '../valuesOf'
import { fieldSchema, type JsonSchema, nullable } from './fieldSchema'
import { ruleWords } from './ruleWords'

/** How the document speaks, and for whom: without `me` it tells everything the schemas hold. */
export interface Telling {
  readonly language: Language
  readonly label: (field: FieldModel) => string
  readonly me?: Me
  /** What a step asks besides, in place of systems that are not connected. */
  readonly handEntries?: (resource: Resource, move: Move) => readonly HandEntry[]
}

/** The three forms of a record: as read, as created, as changed. */
export function recordSchemas(resource: Resource, telling: Telling): Record<string, JsonSchema> {
  const seen = fieldsFor(resource, telling)
  const sent = seen.filter(field => !field.readOnly)
  const changed = sent.filter(field => !isFixed(field, resource))
  const demanded = sent.filter(field => isAlways(field.required)).map(({ name }) => name)
  const { me } = telling
  const read = seen.filter(field => field.kind !== 'password' && isShownTo(field, resource, me))
  const may = (right: 'create' | 'update') => !me || !isNever(policyOf(resource, me)[right])
  const properties = (fields: readonly FieldModel[]) =>
    Object.fromEntries(fields.map(field => [field.name, propertyOf(field, resource, telling)]))
  return {
    [resource.name]: {
      type: 'object',
      required: [resource.key.name, '_VERSION'],
      properties: { ...properties(read), _VERSION: version, _can: can, ...handMarksOf(resource) },
    },
    ...(may('create') && {
      [`${resource.name}-create`]: {
        type: 'object',
        additionalProperties: false,
        ...(demanded.length > 0 && { required: demanded }),
        properties: properties(sent),
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

/** What a person may know of: hidden fields are not even named to them. */
export function fieldsFor(resource: Resource, { me }: Telling): readonly FieldModel[] {
  const all = [...resource.fields.values()]
  if (!me) return all
  const { writable } = policyOf(resource, me)
  return all
    .filter(field => isShownTo(field, resource, me) || writable.has(field.name))
    .map(field => (field.fields ? { ...field, fields: readableRowFields(field, me) } : field))
}

export function propertyOf(field: FieldModel, resource: Resource, telling: Telling): JsonSchema {
  const { key } = resource
  const { language, label } = telling
  const { words } = field
  const among = amongOf(field)
  const plain = fieldSchema(field, language)
  const filled = field === key || isAlways(field.required)
  return {
    title: label(field),
    ...(words.help !== undefined && { description: textIn(words.help, language) }),
    ...(filled ? plain : nullable(plain)),
    ...(field.readOnly && { readOnly: true }),
    ...(words.sealed && !isShownTo(field, resource, telling.me) && { writeOnly: true }),
    ...(isToldAlone(field) && { 'x-told-alone': true }),
    ...constantDefault(words.default),
    'x-kind': field.kind,
    ...(words.createOnly && { 'x-create-only': true }),
    ...(among && { 'x-among': { ...among.where, ...among.are, ...among.day } }),
    ...(field.join && { 'x-joined': field.join.parts }),
    ...conditions(field, telling),
  }
}

const constantDefault = (value: unknown) =>
  value === undefined || isFilledLater(value) ? {} : { default: value }

/** `$me.…`, `$now`, what a reference shows, what depends on the person. */
const isFilledLater = (value: unknown) =>
  (typeof value === 'string' && value.startsWith('$')) || isTaken(value) || isChosen(value)

/** Rules that are neither always nor never, in words; who else may do what is not for one person to know. */
function conditions(
  { required, show, read, write, join, kind }: FieldModel,
  { language, me }: Telling,
) {
  const rules: Record<string, Node> = {
    'x-required-when': required,
    'x-shown-when': show,
    ...(join && { 'x-joined-when': join.while }),
    ...(!me && { 'x-written-by': write }),
    ...(!me && kind !== 'password' && { 'x-read-by': read }),
  }
  const told = Object.entries(rules).map(([name, node]) => [name, ruleWords(node, language)])
  return Object.fromEntries(told.filter(([, words]) => typeof words === 'string'))
}

/** Which system's outcome a person may enter, and in which fields. */
export const handEntry: JsonSchema = {
  type: 'object',
  required: ['system', 'fields', 'need'],
  properties: {
    system: { type: 'string', examples: ['SAP'] },
    fields: { type: 'array', items: { type: 'string' } },
    need: { type: 'array', items: { type: 'string' } },
  },
}

const version: JsonSchema = { type: 'integer', readOnly: true }
const can: JsonSchema = {
  type: 'object',
  readOnly: true,
  properties: {
    update: { type: 'boolean' },
    delete: { type: 'boolean' },
    why: {
      type: 'object',
      description: 'Why this record may not be changed or deleted, in the language of the reader.',
      properties: { update: { type: 'string' }, delete: { type: 'string' } },
    },
    fields: { type: 'array', items: { type: 'string' } },
    flow: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    doubts: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    byHand: { type: 'object', additionalProperties: { type: 'array', items: handEntry } },
  },
}

const handMark: JsonSchema = {
  type: 'object',
  required: ['system', 'by', 'at'],
  properties: {
    system: { type: 'string', examples: ['SAP'] },
    by: {
      type: ['object', 'null'],
      properties: { ID: { type: 'integer' }, DISPLAYNAME: { type: 'string' } },
    },
    at: { type: 'string', format: 'date-time' },
  },
}

/** Where a flow calls other systems: the fields whose values a person entered in their place. */
const handMarksOf = (resource: Resource): Record<string, JsonSchema> =>
  callsOf(resource).length === 0
    ? {}
    : { _byHand: { type: 'object', readOnly: true, additionalProperties: handMark } }
