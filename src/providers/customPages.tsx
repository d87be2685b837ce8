import type SvgIcon from '@mui/material/SvgIcon'
import { type ComponentType, createContext, useContext } from 'react'
import type { Translations } from '../domain/text'
import type { PageAccess } from '../model/pageAccess'
import type { Http } from './http'
import { BASE, fits } from './publicUrls'

/** What a page holds, as one search over everything tells it. */
export interface FoundOnPage {
  readonly id: string | number
  /** Where it is read. */
  readonly to: string
  readonly title: string
  /** Whose it is. */
  readonly from: string
  /** An instant. */
  readonly at: string
}

/** A page of the dashboard that no schema describes, as its folder's `index.ts` declares it. */
export interface CustomPage {
  /** Below /dashboard: `e-commerce/checkout`. */
  readonly path: string
  /** Further addresses of the same page: `chat/:id`. */
  readonly also?: readonly string[]
  readonly label: Translations
  readonly icon: typeof SvgIcon
  /** Its section of the menu; `me` is the menu of the account, `false` none. */
  readonly group: string | false
  readonly access: PageAccess
  /** By `later` where it is drawn with Material's widgets, whose theme comes along; else by `lazy`. */
  readonly Page: ComponentType
  /** Looks for words in what no schema describes: the best few. */
  readonly find?: (http: Http, words: string) => Promise<readonly FoundOnPage[]>
}

/** Hands down the pages there are; tests bring their own. */
export const CustomPages = createContext<readonly CustomPage[]>([])
export const useCustomPages = () => useContext(CustomPages)

/** The custom page drawn here, for what stands on it. */
export const OwnPage = createContext<CustomPage | null>(null)
export const useOwnPage = () => useContext(OwnPage)

export const addressOf = ({ path }: CustomPage): string => `${BASE}/${path}`

export const addressesOf = ({ path, also = [] }: CustomPage): readonly string[] => [path, ...also]

/** The page an address leads to. */
export const pageAt = (pages: readonly CustomPage[], pathname: string): CustomPage | undefined =>
  pages.find(page =>
    addressesOf(page).some(it => fits(`${BASE}/${it}`, pathname.replace(/\/+$/, ''))),
  )
