import type { Language } from './text'

/** A language of the interface; texts that neither the engine nor the business has in it are English. */
export interface LanguageOption {
  /** Stored code, also in `Accept-Language`: a BCP 47 tag, or one of the engine's. @example `value: 'pt'` */
  readonly value: Language
  /** Name in the menu. @example `label: 'Chinese'` */
  readonly label: string
  /** Code for html and libraries that do not know the stored one. @default the stored code @example `htmlLang: 'zh-CN'` */
  readonly htmlLang?: string
  /** Format of dates. @default the html code @example `locale: 'en-GB'` */
  readonly locale?: string
  /** Direction of writing. @default left to right @example `dir: 'rtl'` */
  readonly dir?: 'rtl'
  /** Path of its picture. @default a flag for the engine's languages, otherwise the code */
  readonly icon?: string
}

export type MapPoint = [lat: number, lng: number]

export interface BusinessMap {
  readonly center: MapPoint
  readonly zoom: number
  /** Drawn where no server of map tiles is configured: an outline, and towns by name. */
  readonly ground: () => Promise<{
    readonly outline: MapPoint[]
    readonly towns: Readonly<Record<string, MapPoint>>
  }>
}

export interface BusinessParts {
  /** Components of generated pages, in `slots` and in sections of forms. */
  readonly components?: readonly string[]
  /** Inputs of single fields. */
  readonly inputs?: readonly string[]
  /** Templates of documents. */
  readonly templates?: readonly string[]
  /**
   * Icons of resources, transitions and menu sections beside the engine's: by name, an outline of 24 by 24 as path
   * data of SVG. @example `icons: { flag: 'M5 3h10l4 4-4 4H7v10H5z' }`
   */
  readonly icons?: Readonly<Record<string, string>>
}

export interface Tenant {
  /** Column that the server adds to those resources; also the attribute of a user with their own tenant. @example `column: 'BRANCH'` */
  readonly column: string
  /** Attribute of a user with the tenants they may work in. @example `list: 'BRANCHES'` */
  readonly list: string
  /** Resource whose records are the tenants. @example `resource: 'branches'` */
  readonly resource: string
  /** Header of a request with the tenant in use. @example `header: 'X-Branch'` */
  readonly header: string
  /** Value of an account's column while no tenant is chosen. @default an empty one */
  readonly none?: string
}
/** Types of user attributes, by the kinds whose values they have. */
export interface AttributeValues {
  readonly text: string
  readonly integer: number
  readonly decimal: number
  readonly boolean: boolean
  readonly date: string
  readonly dateTime: string
}
export type AttributeKind = keyof AttributeValues
export type AttributeValue = AttributeValues[AttributeKind]

/**
 * A user attribute, usable as `$me.…`: a field of the same name in `users`, unless the server of the business
 * computes it. The start refuses a kind that the field does not have.
 */
export type UserAttribute =
  | {
      /** Kind of its value; an attribute from a reference has that of the key it refers to. @example `kind: 'integer'` */
      readonly kind: AttributeKind
      /** The user has several: a field of kind `references` or `choices`. @default one value */
      readonly list?: true
    }
  | {
      readonly kind: AttributeKind
      /** Names of the roles that have the computed value. */
      readonly roles: readonly string[]
      /** Value of a user of such a role without one of their own. */
      readonly usual: AttributeValue
    }

/** Values of declared user attributes. */
export type DeclaredAttributes<A extends Readonly<Record<string, UserAttribute>>> = {
  readonly [N in keyof A]: A[N] extends { readonly list: true }
    ? readonly AttributeValues[A[N]['kind']][]
    : AttributeValues[A[N]['kind']] | (A[N] extends { readonly usual: unknown } ? undefined : null)
}
