import type { Declared } from '../../base/business'
import type { PieceName } from './uiNames'

/** Addresses of pages that differ from react-admin's defaults. */
export interface PageWords {
  /** Address of the list. @default /dashboard/<name> @example `list: '/dashboard/invoice/list'` */
  readonly list?: string
  /**
   * Address of the form for a new record.
   * @default /dashboard/<name>/create @example `create: '/dashboard/invoice/new'`
   */
  readonly create?: string
  /**
   * Address of the form of a record; `:id` is its key.
   * @default /dashboard/<name>/:id @example `edit: '/dashboard/invoice/:id/edit'`
   */
  readonly edit?: string
  /**
   * Address of the page of a record.
   * @default /dashboard/<name>/:id/show @example `show: '/dashboard/invoice/:id'`
   */
  readonly show?: string
  /**
   * Page that shows a record of a resource without generated pages; `:id` is its key.
   * @default the generated page @example `record: '/dashboard/plan?task=:id'`
   */
  readonly record?: string
}

/** Generated page of a resource. */
export type PageName = Exclude<keyof PageWords, 'record'>

/** Named components at named places of generated pages (`src/resources/slots/slots.ts`, `src/business/app/areaFeatures.ts`). */
export interface Slots<D extends Declared = Declared> {
  /** Component above the list. @default none @example `listTop: 'orderSteps'` */
  readonly listTop?: PieceName | D['component']
  /** Component among the buttons of the list. @default none @example `listAction: 'sell'` */
  readonly listAction?: PieceName | D['component']
  /** Component at the end of each row. @default none @example `row: 'addToCart'` */
  readonly row?: PieceName | D['component']
  /** Component on top of a record's page. @default none @example `showTop: 'orderSteps'` */
  readonly showTop?: PieceName | D['component']
  /** Component below the fields of a record's page. @default none @example `showBelow: 'conversation'` */
  readonly showBelow?: PieceName | D['component']
  /** Component above the form. @default none @example `formTop: 'deviceCover'` */
  readonly formTop?: PieceName | D['component']
  /** Component below the form of an existing record. @default none @example `formBelow: 'creditDocuments'` */
  readonly formBelow?: PieceName | D['component']
  /**
   * Component instead of the form for people who may not create a record.
   * @default none @example `createInstead: 'sellInstead'`
   */
  readonly createInstead?: PieceName | D['component']
}
