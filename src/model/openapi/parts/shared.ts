import { business, tenantHeader } from '../../../base/business'
import type { Language } from '../../../base/text'
import type { JsonSchema } from '../../../kinds/kind/description'
import * as s from '../../route/shapes'
import { say } from './texts'

/** These fields, without a word about further ones. */
export function openObject<const P extends s.Props>(fields: P): s.RouteShape<s.ValuesOf<P>> {
  const { additionalProperties: _, ...schema } = s.atLeast(fields)
  return schema
}

const query = (name: string, description: string, schema: JsonSchema = { type: 'string' }) => ({
  name,
  in: 'query',
  description,
  schema,
})
const header = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  description,
  schema,
})

/** Name of another system that answers the business. */
export const systemParameter: s.RouteShape<string> = {
  type: 'string',
  get examples() {
    return business().systems ?? []
  },
}

/** Reference to the parameter for the tenant's header; none in a business without tenants. */
export const tenantParameters = () =>
  tenantHeader().map(name => ref('parameters', parameterName(name)))

const parameterName = (header: string) => header.replaceAll('-', '')

export const parameters = (language: Language) => ({
  filter: query('filter', say('filter', language)),
  range: query('range', say('range', language)),
  sort: query('sort', say('sort', language)),
  after: query('after', say('cursor', language)),
  before: query('before', say('cursor', language)),
  titles: query('titles', say('titles', language), { type: 'string', enum: ['true'] }),
  IfMatch: {
    ...header('If-Match', say('version', language), { type: 'string', examples: ['"12"'] }),
    required: true,
  },
  IdempotencyKey: header('Idempotency-Key', say('idempotency', language), {
    type: 'string',
    minLength: 8,
    maxLength: 100,
  }),
  ...Object.fromEntries(
    tenantHeader().map(name => [
      parameterName(name),
      header(name, say('company', language), { type: 'string' }),
    ]),
  ),
})

export const errorSchema = openObject({
  code: s.text,
  message: s.text,
  'errors?': s.byName(s.text),
  requestId: s.text,
})

export const knownPerson = openObject({ ID: s.integer, DISPLAYNAME: s.text })
/** The acting user; null if the reader may not see them. */
export const person = s.orNull(knownPerson)

/** Body of a 404; a deleted record includes time and user, for readers who could read it. */
export const notFoundSchema: JsonSchema = {
  allOf: [
    ref('schemas', 'error'),
    openObject({ 'deleted?': openObject({ at: s.instant, by: person }) }),
  ],
}

export const notFoundAnswer = (language: Language) => ({
  description: say('notFound', language),
  content: { 'application/json': { schema: ref('schemas', 'notFound') } },
})

export const refused = (language: Language) => ({
  description: say('refused', language),
  content: { 'application/json': { schema: ref('schemas', 'error') } },
})

export function ref(part: 'schemas' | 'parameters' | 'responses', name: string) {
  return { $ref: `#/components/${part}/${name}` }
}

export const answered = (language: Language, schema: JsonSchema, headers?: JsonSchema) => ({
  description: say('ok', language),
  ...(headers && { headers }),
  content: { 'application/json': { schema } },
})

export const sent = (schema: JsonSchema) => ({
  required: true,
  content: { 'application/json': { schema } },
})

export const sentFile = {
  content: { 'application/octet-stream': { schema: {} } },
}

/** Errors of an operation on one record. */
export const refusalsOfOne = (...codes: number[]) => ({
  ...refusals(...codes),
  '404': ref('responses', 'notFound'),
})

/** Possible errors of an operation: the given statuses, 400, and the default. */
export const refusals = (...codes: number[]) =>
  Object.fromEntries(['400', ...codes, 'default'].map(code => [code, ref('responses', 'refused')]))
