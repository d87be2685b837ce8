import { sellingRoles } from '../domain/checkout/sellers'
import { roleLabels, roles } from '../domain/roles'
import { type Language, textIn } from '../domain/text'
import { policyOf } from './access'
import { accountPaths } from './openapi/accountPaths'
import { attendancePaths } from './openapi/attendancePaths'
import { biPaths } from './openapi/biPaths'
import { cataloguePaths, lastSalesPaths, salesPaths } from './openapi/cataloguePaths'
import { chatPaths } from './openapi/chatPaths'
import { devicePaths } from './openapi/devicePaths'
import type { JsonSchema } from './openapi/fieldSchema'
import { flowsTold, type ToldFlow } from './openapi/flowTold'
import { folderPaths } from './openapi/folderPaths'
import { invitationLinkPath, invitationPaths } from './openapi/invitationPaths'
import { mailPaths } from './openapi/mailPaths'
import { noticePaths } from './openapi/noticePaths'
import { orderPaths } from './openapi/orderPaths'
import { ownAccountPaths } from './openapi/ownAccountPaths'
import { platformPaths } from './openapi/platformPaths'
import { recordSchemas, type Telling } from './openapi/recordSchemas'
import { resourcePaths } from './openapi/resourcePaths'
import { ruleWords } from './openapi/ruleWords'
import { searchPaths } from './openapi/searchPaths'
import { servicePaths, statePaths } from './openapi/servicePaths'
import { errorSchema, notFoundAnswer, notFoundSchema, parameters, refused } from './openapi/shared'
import { teamPaths } from './openapi/teamPaths'
import { say } from './openapi/texts'
import { trackingPaths } from './openapi/trackingPaths'
import { viewPaths } from './openapi/viewPaths'
import type { Catalogue, Resource } from './resource'
import { isNever } from './rule'

/** What a role may do with a resource: always, never, or under a condition in words. */
export type RoleRights = Readonly<Record<'read' | 'create' | 'update' | 'delete', boolean | string>>

export interface OpenApiTag {
  readonly name: string
  readonly description: string
  readonly 'x-roles'?: Readonly<Record<string, RoleRights>>
  /** The lives of its records: states, and the steps between them. */
  readonly 'x-flows'?: readonly ToldFlow[]
}
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly security: readonly JsonSchema[]
  readonly tags: readonly OpenApiTag[]
  readonly paths: Readonly<Record<string, JsonSchema>>
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
}

const maySell = ({ me }: Telling) => !me || sellingRoles.includes(me.ROLE)
const isOrder = ({ name }: Resource) => name === 'invoices'
const isWarranty = ({ name }: Resource) => name === 'warranty-orders'
const isPosition = ({ name }: Resource) => name === 'positions'
const isProduct = ({ name }: Resource) => name === 'products'

/** The catalogue as an OpenAPI 3.1 document, in one language; for one person, only what they may know. */
export function openApiOf(catalogue: Catalogue, telling: Telling): OpenApiDocument {
  const { language } = telling
  const told = [...catalogue.resources.values()].filter(resource => mayKnow(resource, telling))
  return {
    openapi: '3.1.0',
    info: { title: say('title', language), version: '1', description: say('intro', language) },
    security: [{ bearer: [] }],
    tags: [
      { name: 'account', description: say('account', language) },
      { name: 'platform', description: say('platform', language) },
      { name: 'team', description: say('team', language) },
      { name: 'chat', description: say('chat', language) },
      { name: 'mail', description: say('mail', language) },
      { name: 'bi', description: say('bi', language) },
      ...told.map(resource => tagOf(resource, telling)),
    ],
    paths: {
      ...accountPaths(catalogue.get('users'), language),
      ...ownAccountPaths(telling),
      ...searchPaths(language),
      ...viewPaths(language),
      ...noticePaths(language),
      ...(maySell(telling) && told.some(isOrder) && orderPaths(language)),
      ...devicePathsOf(catalogue, telling),
      ...(catalogue.resources.has('warranty-orders') && statePaths(language)),
      ...(catalogue.resources.has('credit-invitations') && invitationPaths(language)),
      ...(told.some(({ name }) => name === 'credit-invitations') && invitationLinkPath(language)),
      ...(told.some(isWarranty) && servicePaths(telling)),
      ...(told.some(isPosition) && trackingPaths(telling)),
      ...(told.some(({ name }) => name === 'attendance-marks') && attendancePaths(telling)),
      ...(told.some(isProduct) && cataloguePaths(telling)),
      ...(told.some(isProduct) && salesPaths(telling)),
      ...(told.some(({ name }) => name === 'clients') && lastSalesPaths(telling)),
      ...platformPaths(language),
      ...teamPaths(catalogue, telling),
      ...folderPaths(catalogue, telling),
      ...chatPaths(telling),
      ...mailPaths(telling),
      ...biPaths(telling),
      ...Object.assign({}, ...told.map(resource => resourcePaths(resource, telling))),
    },
    components: {
      schemas: {
        ...Object.assign({}, ...told.map(resource => recordSchemas(resource, telling))),
        error: errorSchema,
        notFound: notFoundSchema,
      },
      parameters: parameters(language),
      responses: { refused: refused(language), notFound: notFoundAnswer(language) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

/** Everybody may ask; what they learn is what they may read. */
function devicePathsOf({ resources }: Catalogue, telling: Telling) {
  const serials = resources.get('serials')
  if (!serials || !resources.has('devices')) return {}
  const { me } = telling
  const may = (right: 'read' | 'create') => !me || !isNever(policyOf(serials, me)[right])
  return devicePaths(telling, { mayRead: may('read'), mayLoad: may('create') })
}

/** The account answers a user, so that `users` is known to everybody. */
function mayKnow(resource: Resource, { me }: Telling) {
  if (!me || resource.name === 'users') return true
  const { read, create } = policyOf(resource, me)
  return !isNever(read) || !isNever(create)
}

/** Who may do what; a person is told of their own role only. */
function tagOf(resource: Resource, telling: Telling): OpenApiTag {
  const { language, me } = telling
  const flows = flowsTold(resource, telling)
  const rights = roles
    .filter(role => !me || role === me.ROLE)
    .map(role => [textIn(roleLabels[role], language), rightsOf(resource, role, language)] as const)
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
    read: ruleWords(read, language),
    create: ruleWords(create, language),
    update: ruleWords(update, language),
    delete: ruleWords(remove, language),
  }
}
