export interface BusinessMenu<Icon extends string = string> {
  /** Sections in order; sections that only schemas name follow. @example `sections: { sales: { icon: 'sell' } }` */
  readonly sections: Readonly<Record<string, MenuSection<Icon>>>
  /** Sections after all others. */
  readonly last?: Readonly<Record<string, MenuSection<Icon>>>
  /**
   * Menu of a role instead of sections: resources and paths of pages in order, each with its own name (a
   * key of `app.menu`; without a text the usual one). Its readers may have words of their own, see `languageFor`. @example `portals: { customer: { orders: 'myOrders' } }`
   */
  readonly portals?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface MenuSection<Icon extends string = string> {
  /** The engine's, or one that the business brings. @example `icon: 'sell'` */
  readonly icon: Icon
  /** Resources and paths of pages that come first. @example `first: ['orders', 'sell/counter']` */
  readonly first?: readonly string[]
  /** Pages that only the menu search finds. @example `more: ['orders/history']` */
  readonly more?: readonly string[]
  /** One entry that leads to a page with all of the section. @default false */
  readonly isPage?: boolean
}
