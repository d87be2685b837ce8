import { tenantHeader } from '../../base/business'
import type { Language } from '../../base/text'
import type { JsonSchema } from '../../kinds/kind/description'
import { policyOf } from '../access/access'
import type { Catalogue } from '../fields/resource'
import { isCalledBy, type Route } from '../route/defineRoute'
import { bytes, type Props, propsOf, text } from '../route/shapes'
import { isNever } from '../rules/rule'
import type { SchemaReader } from './parts/recordSchemas'
import { answered, ref, refusals, sent, sentFile, parameters as shared } from './parts/shared'
import { type OpenApiText, say } from './parts/texts'

/** OpenAPI paths of the declared routes; for a user, those they may use. */
export function routePaths(
  routes: readonly Route[],
  catalogue: Catalogue,
  schemaReader: SchemaReader,
): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {}
  for (const route of routes.filter(each => isOpenTo(each, catalogue, schemaReader))) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, schemaReader) }
  }
  return paths
}

function isOpenTo(route: Route, { resources }: Catalogue, { me }: SchemaReader): boolean {
  const { right } = route
  if (me && !isCalledBy(route, me.ROLE)) return false
  if (!right) return true
  const resource = resources.get(right[0])
  return resource !== undefined && (!me || !isNever(policyOf(resource, me)[right[1]]))
}

function operationOf(route: Route, { language }: SchemaReader): JsonSchema {
  const {
    name,
    policy,
    path,
    params,
    query,
    headers,
    varies,
    body,
    upload,
    idempotent,
    response,
    none,
    events,
    partial,
    status = 200,
  } = route
  const [tag = '', key = ''] = name.split('.')
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, part = '']) => [part, text])
  const parameters = [
    ...parametersIn('path', { ...Object.fromEntries(inPath), ...params }),
    ...parametersIn('query', query),
    ...parametersIn('header', headers),
    ...(varies ? tenantHeader() : []).flatMap(name =>
      parametersIn('header', { [`${name}?`]: text }),
    ),
    ...(policy === 'signed' ? parametersIn('query', { t: text }) : []),
    ...(idempotent ? [keyParameter(idempotent, language)] : []),
  ]
  const made =
    response === bytes
      ? { description: say('ok', language), content: { '*/*': { schema: bytes } } }
      : answered(language, response)
  if (events) Object.assign(made.content, { 'text/event-stream': { schema: text } })
  return {
    tags: [route.tag ?? tag],
    operationId: name,
    summary: say(key as OpenApiText, language),
    ...((policy === 'public' || policy === 'signed') && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: sent(body) }),
    ...(upload && { requestBody: sentFile }),
    responses: {
      [status]: made,
      ...(partial && { '206': made }),
      ...(none && { '204': { description: say(none, language) } }),
      ...refusals(...new Set([...impliedBy(route), ...(route.refusals ?? [])])),
    },
  }
}

const keyParameter = (idempotent: boolean | 'required', language: Language) =>
  idempotent === 'required'
    ? { ...shared(language).IdempotencyKey, required: true }
    : ref('parameters', 'IdempotencyKey')

const parametersIn = (place: 'path' | 'query' | 'header', props?: Props) =>
  propsOf(props).map(({ name, isRequired, shape }) => ({
    name,
    in: place,
    required: isRequired,
    schema: shape,
  }))

const impliedBy = ({ policy, right, allow, inCompany, body, upload }: Route) => [
  ...(policy === 'public' ? [] : [401]),
  ...(right || allow || inCompany ? [403] : []),
  ...(body ? [413, 415, 422] : []),
  ...(upload ? [413, 422] : []),
  ...(policy === 'public' && body ? [429] : []),
]
