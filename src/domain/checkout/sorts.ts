/** How the shop is sorted; what can be sold and seen comes first where nobody chose. */
export const shopSorts = ['available', 'name', 'priceAsc', 'priceDesc', 'stock'] as const
export type ShopSort = (typeof shopSorts)[number]
