import { type ComponentType, createContext, useContext } from 'react'
import type { NamespaceName } from '../../i18n/namespaces'
import type { PageAccess } from '../../model/access/pageAccess'
import type { Http } from '../http/http'
import { addressFits, BASE } from './publicUrls'

/** A result of the global search from a custom page. */
export interface FoundOnPage {
  readonly id: string | number
  /** Its address. */
  readonly to: string
  readonly title: string
  /** Its author. */
  readonly from: string
  /** An ISO instant. */
  readonly at: string
}

/** A page of the dashboard without a schema, declared in its folder's `index.ts`. */
export interface CustomPage {
  /** Below /dashboard: `sell/counter`. */
  readonly path: string
  /** Further addresses of the same page: `reports/:id`. */
  readonly also?: readonly string[]
  readonly label: `menu.${string}`
  /** A symbol of `src/ui/menu/icons.svg`: `HomeRounded`. */
  readonly icon: string
  /** Its section of the menu; `me` is the account menu, `false` none. */
  readonly group: string | false
  readonly access: PageAccess
  /**
   * A server with only the original API (business.md#original-api) is enough for the page. Default: the
   * page is hidden there.
   */
  readonly original?: boolean
  /** Namespaces of its texts beside the frame's: `['form']` is `locales/<language>/form.json`, of the engine or of the business. */
  readonly namespaces?: readonly NamespaceName[]
  /** Resources whose schemas are loaded with its code. */
  readonly resources?: readonly string[]
  /** Created with `later` if it uses Material's widgets, which load the theme; otherwise with `plainLater`. */
  readonly Page: ComponentType
  /** The menu shows its number of unread messages; live events name it by its path. @default false */
  readonly countsUnread?: true
  /** Searches data without a schema; returns the best few results. */
  readonly find?: (http: Http, words: string) => Promise<readonly FoundOnPage[]>
}

/** Pages by the `index.ts` that declares them. */
export type PageFolders = Readonly<Record<string, Readonly<Record<string, CustomPage>>>>
export const pagesIn = (folders: PageFolders): readonly CustomPage[] =>
  Object.values(folders).flatMap(folder => Object.values(folder))

/** Provides the custom pages; tests pass their own. */
export const CustomPages = createContext<readonly CustomPage[]>([])
export const useCustomPages = () => useContext(CustomPages)

export const OwnPage = createContext<CustomPage | null>(null)
export const useOwnPage = () => useContext(OwnPage)

export const pageAddressOf = ({ path }: CustomPage): string => `${BASE}/${path}`

export const addressesOf = ({ path, also = [] }: CustomPage): readonly string[] => [path, ...also]

export const pageAt = (pages: readonly CustomPage[], pathname: string): CustomPage | undefined =>
  pages.find(page =>
    addressesOf(page).some(it => addressFits(`${BASE}/${it}`, pathname.replace(/\/+$/, ''))),
  )
