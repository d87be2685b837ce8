/** Sort orders of the shop. Default: available products first. */
export const shopSorts = ['available', 'name', 'priceAsc', 'priceDesc', 'stock'] as const
export type ShopSort = (typeof shopSorts)[number]
