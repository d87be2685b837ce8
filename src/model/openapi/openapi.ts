import { everyRole } from '../../base/business'
import { type Language, textIn } from '../../base/text'
import type { JsonSchema } from '../../kinds/kind/description'
import { policyOf } from '../access/access'
import type { Catalogue, Resource } from '../fields/resource'
import type { Route } from '../route/defineRoute'
import { isNever } from '../rules/rule'
import { type FlowView, flowViewsOf } from './parts/flowView'
import { recordSchemas, type SchemaReader } from './parts/recordSchemas'
import { roleName } from './parts/roleName'
import { ruleText } from './parts/ruleText'
import { errorSchema, notFoundAnswer, notFoundSchema, parameters, refused } from './parts/shared'
import { say, tagText } from './parts/texts'
import { resourcePaths } from './resourcePaths'
import { routePaths } from './routePaths'

/** Rights of a role: always, never, or the text of a condition. */
export type RoleRights = Readonly<Record<'read' | 'create' | 'update' | 'delete', boolean | string>>

export interface OpenApiTag {
  readonly name: string
  readonly description: string
  readonly 'x-roles'?: Readonly<Record<string, RoleRights>>
  /** Flows of the resource: states and transitions. */
  readonly 'x-flows'?: readonly FlowView[]
}
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly security: readonly JsonSchema[]
  readonly tags: readonly OpenApiTag[]
  readonly paths: Readonly<Record<string, JsonSchema>>
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
}

/** OpenAPI 3.1 document of the catalogue in one language; for a user, limited to their rights. */
export function openApiOf(
  catalogue: Catalogue,
  { routes = [], ...schemaReader }: SchemaReader & { readonly routes?: readonly Route[] },
): OpenApiDocument {
  const { language } = schemaReader
  const described = [...catalogue.resources.values()].filter(resource =>
    mayKnow(resource, schemaReader),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: say('title', language),
      version: '1',
      description: say('intro', language),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [
      ...routeTags(routes, catalogue).map(name => ({ name, description: tagText(name, language) })),
      ...described.map(resource => tagOf(resource, schemaReader)),
    ],
    paths: {
      ...routePaths(routes, catalogue, schemaReader),
      ...Object.assign({}, ...described.map(resource => resourcePaths(resource, schemaReader))),
    },
    components: {
      schemas: {
        ...Object.assign({}, ...described.map(resource => recordSchemas(resource, schemaReader))),
        error: errorSchema,
        notFound: notFoundSchema,
      },
      parameters: parameters(language),
      responses: { refused: refused(language), notFound: notFoundAnswer(language) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

/** Tags of endpoints that belong to no resource, in order. */
const routeTags = (routes: readonly Route[], { resources }: Catalogue) =>
  [
    ...new Set([
      ...['account', 'platform'],
      ...routes.map(({ name, tag = name.split('.')[0] ?? '' }) => tag),
    ]),
  ].filter(tag => !resources.has(tag))

/** Every user sees the schema of `users`, because the account endpoint answers with it. */
function mayKnow(resource: Resource, { me }: SchemaReader) {
  if (!me || resource.name === 'users') return true
  const { read, create } = policyOf(resource, me)
  return !isNever(read) || !isNever(create)
}

/** Rights by role; a user sees only those of their own role. */
function tagOf(resource: Resource, schemaReader: SchemaReader): OpenApiTag {
  const { language, me } = schemaReader
  const flows = flowViewsOf(resource, schemaReader)
  const rights = everyRole()
    .filter(role => !me || role === me.ROLE)
    .map(role => [roleName(role, language), rightsOf(resource, role, language)] as const)
  return {
    name: resource.name,
    description: textIn(resource.schema.label, language).split('|').at(-1)?.trim() || resource.name,
    'x-roles': Object.fromEntries(
      rights.filter(([, right]) => Object.values(right).some(each => each !== false)),
    ),
    ...(flows.length > 0 && { 'x-flows': flows }),
  }
}

function rightsOf(resource: Resource, role: string, language: Language): RoleRights {
  const { read, create, update, delete: remove } = resource.grants(role)
  return {
    read: ruleText(read, language),
    create: ruleText(create, language),
    update: ruleText(update, language),
    delete: ruleText(remove, language),
  }
}
