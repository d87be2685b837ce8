import type { Language } from './text'

/** A language that the engine has texts in (`src/locales`). */
export interface LanguageOption {
  /** Stored code, also in `Accept-Language`. @example `value: 'cn'` */
  readonly value: Language
  /** Name in the menu. @example `label: 'Chinese'` */
  readonly label: string
  /** Code for html and libraries that do not know the stored one. @default the stored code @example `htmlLang: 'zh-CN'` */
  readonly htmlLang?: string
  /** Format of dates and sizes. @default the html code @example `locale: 'en-US'` */
  readonly locale?: string
  /** Format of dates of records. @default `locale` @example `dateLocale: 'en-GB'` */
  readonly dateLocale?: string
  /** Direction of writing. @default left to right @example `dir: 'rtl'` */
  readonly dir?: 'rtl'
  /** Path of its picture. @default a flag by the stored code */
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
  /** Icons of resources beside the engine's, by their names in Material Symbols. */
  readonly icons?: readonly string[]
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
