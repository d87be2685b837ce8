import type { BusinessMenu } from './businessMenu'
import type {
  BusinessMap,
  BusinessParts,
  LanguageOption,
  Tenant,
  UserAttribute,
} from './businessParts'
import type { Language } from './text'

/** Name of a role in schemas: `salesAgent`. */
export type RoleName = string
/** Stored code of a role, as accounts and rights know it: `7`. */
export type Role = string

/** Names that the schemas of one business may use, for the compiler. */
export interface Declared {
  readonly role: RoleName
  readonly attribute: string
  /** User attributes with several values. */
  readonly listAttribute: string
  /** `true` where the business has tenants. */
  readonly tenant: true
  /** Names of parts that the business brings: see `Business.parts`. */
  readonly component: string
  readonly input: string
  readonly template: string
  readonly icon: string
  /** Kinds by name, each with the type of its words and of its value. */
  readonly kinds: object
}

/**
 * Description of the business for the engine. Data without secrets, safe in a browser; declared with
 * `defineBusiness` and handed over once, at start, with `setBusiness`.
 */
export interface Business {
  /** Its short name. A database keeps it and refuses every other business. @example `name: 'clinic'` */
  readonly name: string
  /** Its name on every page and in mails. @example `brand: 'Mostrador'` */
  readonly brand: string
  /** One sentence about it, for the installed app. @default the brand */
  readonly description?: string
  /** Lines of its sign, drawn in white on a green square of 40 by 40. @default the first letter of the brand */
  readonly sign?: readonly {
    readonly path: string
    readonly width: number
    readonly colour: string
  }[]
  /**
   * Roles by the name that schemas and `locales/<language>/roles.json` give them, each with the code that accounts
   * store. @example `roles: { admin: '10', user: 'user' }`
   */
  readonly roles: Readonly<Record<RoleName, Role>>
  /** Role that gives rights, sees what others do and may view the application as them. */
  readonly adminRole: RoleName
  /** Role of an account that registered itself; `'*'` in access rules leaves it out. */
  readonly guestRole: RoleName
  /** Value of an account's role for an administrator of every tenant. @default such accounts do not exist @example `groupAdmin: 'group'` */
  readonly groupAdmin?: string
  /** Attributes of the signed-in user for rules (`$me.…`), besides number, role and time. */
  readonly userAttributes: Readonly<Record<string, UserAttribute>>
  /** Names of other systems that answer the business, as examples in the OpenAPI document. */
  readonly systems?: readonly string[]
  /** Addresses of its pages without sign-in, each with the name of the page; those named in `nav` of `site.json` are in the navigation. @example `publicPages: { '/faqs': 'faqs' }` */
  readonly publicPages?: Readonly<Record<string, string>>
  /** Address of the page after the sign-in. @default the first entry of the reader's menu @example `home: '/dashboard/app'` */
  readonly home?: string
  /**
   * Addresses of the dashboard that open without a server while an unexpired token lies on the device, each with the
   * name of its page among those without sign-in. @default none
   */
  readonly offlinePages?: Readonly<Record<string, string>>
  /** Address and version of its terms of use. @default nobody is asked to accept any @example `terms: { path: '/terms', version: '2' }` */
  readonly terms?: { readonly path: string; readonly version: string }
  /** Interface of the server. */
  readonly api: {
    /** Path below which the engine's endpoints and resources stand. @example `base: '/api'` */
    readonly base: string
  }
  /** Languages of the interface, in the order of their menu. @example `languages: [{ value: 'en', label: 'English' }]` */
  readonly languages: readonly LanguageOption[]
  /** Language of the interface for readers who have chosen none. @example `defaultLanguage: 'en'` */
  readonly defaultLanguage: Language
  /**
   * Language the business works in: that of its schemas, of its documents and of mails to people whose language is
   * unknown. @example `language: 'es'`
   */
  readonly language: Language
  /** Format of numbers and amounts in every language, by its BCP 47 tag. @example `locale: 'es-EC'` */
  readonly locale: string
  /** Currency of amounts, by its ISO 4217 code; two decimals are kept. @example `currency: 'USD'` */
  readonly currency: string
  /** Where days begin and in which times of day are shown, by its IANA name. @example `timeZone: 'Europe/Madrid'` */
  readonly timeZone: string
  /** Names that its schemas give to parts it brings. @example `parts: { components: ['orderSteps'] }` */
  readonly parts?: BusinessParts
  /** Sections of the menu. @default in the order of the resources */
  readonly menu?: BusinessMenu
  /** Area shown by maps. @default the world */
  readonly map?: BusinessMap
  /** Words that people there easily use as a password, without accents. @default none @example `guessable: async () => ['madrid']` */
  readonly guessable?: () => Promise<readonly string[]>
  /** Rows of resources with `tenant: true` belong to one tenant. @default one business, without tenants */
  readonly tenant?: Tenant
}

let current: Business | undefined

/** Hands the business to the engine; called by the composition alone, before anything asks for it. */
export function setBusiness(business: Business) {
  current = business
}

/** The business that runs. Modules ask for it when they work, never while they are evaluated. */
export function business(): Business {
  if (!current) throw new Error('no business is set: the start calls setBusiness first')
  return current
}

/** Stored code of a role's name; codes are returned unchanged. */
export const roleCode = (name: RoleName): Role => {
  const { roles } = business()
  return Object.hasOwn(roles, name) ? (roles[name] ?? name) : name
}

/** Names of all roles. */
export const everyRoleName = (): readonly RoleName[] => Object.keys(business().roles)

/** Stored codes of all roles. */
export const everyRole = (): readonly Role[] => Object.values(business().roles)

export const isRoleName = (name: string) => Object.hasOwn(business().roles, name)

export const isRole = (value: unknown): value is Role => everyRole().some(role => role === value)

/** Name of the role with this stored code; other texts are returned unchanged. */
export const roleNameOf = (code: string): RoleName =>
  everyRoleName().find(name => roleCode(name) === code) ?? code

/** Stored code of the administrator's role. */
export const adminRole = (): Role => roleCode(business().adminRole)

/** Stored code of the role of a self-registered account. */
export const guestRole = (): Role => roleCode(business().guestRole)

/** Address of an endpoint or resource on the server: `apiPath('products')`. */
export const apiPath = (path: string) => `${business().api.base}/${path}`

/** Column of the tenant in tables of the engine, which every business has, and of resources with tenants. */
export const tenantColumn = () => business().tenant?.column ?? 'TENANT'

/** Tenant in use; null where none is chosen and in a business without tenants. */
export const tenantOf = (me: object | null | undefined): string | null =>
  (me && (factOf(me, business().tenant?.column) as string | null)) ?? null

/** Header with the tenant in use; none in a business without tenants. */
export const tenantHeader = (): readonly string[] => {
  const { tenant } = business()
  return tenant ? [tenant.header] : []
}

/** Tenants a user may work in. */
export const tenantsOf = (me: object): readonly string[] =>
  (factOf(me, business().tenant?.list) as readonly string[] | undefined) ?? []

const factOf = (me: object, name = '') => (me as Person)[name]

/** True where a user must choose one of their tenants before they can work. */
export const lacksTenant = (me: object) => business().tenant !== undefined && tenantOf(me) === null

/** True for a row of a tenant that the user may work in; for every row of a business without tenants. */
export const isOfTenants = (me: object, tenant: unknown) =>
  business().tenant === undefined || (tenant !== null && tenantsOf(me).includes(String(tenant)))

/** User attributes with several values. */
export const everyList = (): readonly string[] =>
  Object.entries(business().userAttributes).flatMap(([name, its]) => ('list' in its ? [name] : []))

type Person = Readonly<Record<string, unknown>>

/** Values of an account's role that have the administrator's rights, the most powerful first. */
export const administratorRoles = (): readonly [string, ...string[]] => {
  const { groupAdmin } = business()
  return groupAdmin === undefined ? [adminRole()] : [groupAdmin, adminRole()]
}

export const isAccountRole = (value: unknown): value is string =>
  isRole(value) || administratorRoles().some(role => role === value)

/** True for the role of an administrator of every tenant. */
export const isGroupAdmin = (stored: unknown): boolean =>
  typeof stored === 'string' && stored === business().groupAdmin

/** Role whose rights an account has; those of a self-registered account for unknown values. */
export const actingRole = (stored: unknown): Role => {
  if (isGroupAdmin(stored)) return adminRole()
  return isRole(stored) ? stored : guestRole()
}

/** Names of parts of one sort that the business brings. */
export function partNames(sort: keyof BusinessParts): readonly string[] {
  const parts = business().parts?.[sort] ?? []
  return Array.isArray(parts) ? parts : Object.keys(parts)
}

/** Value of `ROLE` in the account of a signed-in user. */
export const accountRoleOf = ({ ROLE, GROUP }: { readonly ROLE: Role; readonly GROUP?: true }) =>
  GROUP ? administratorRoles()[0] : ROLE
