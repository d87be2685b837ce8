/**
 * Names a schema gives to components and templates. These lists also type the implementations, so that both
 * agree; browsers load the types only.
 */

/** Components of generated pages (`src/resources/slots/slots.ts`, `src/areaFeatures.ts`). */
export const pieceNames = [
  'activity',
  'addToCart',
  'article',
  'conversation',
  'creditDocuments',
  'deviceCover',
  'history',
  'invitationLink',
  'orderCredit',
  'orderSteps',
  'productTop',
  'readMark',
  'sales',
  'sell',
  'sellInstead',
  'waitingByWarehouse',
] as const
export type PieceName = (typeof pieceNames)[number]

/** Special inputs of single fields (`src/fields/registry/looks.ts`). */
export const inputNames = ['latitude', 'photos', 'radio', 'signature', 'taxed'] as const
export type InputName = (typeof inputNames)[number]

/** Document templates (`server/areas/documents/layouts.ts`). */
export const layoutNames = [
  'bureauAuthorisation',
  'creditNote',
  'creditRequest',
  'invoice',
  'order',
  'promissoryNote',
  'sections',
  'serviceLabel',
  'serviceReceipt',
  'serviceWaybill',
  'waybill',
] as const
export type LayoutName = (typeof layoutNames)[number]

/** Resource icons by Material Symbols name (`src/pieces/menu/ResourceIcon.tsx`). */
export const iconNames = [
  'account_balance',
  'attach_money',
  'build',
  'business',
  'calendar_month',
  'category',
  'description',
  'draw',
  'edit_calendar',
  'event',
  'folder',
  'forward_to_inbox',
  'handshake',
  'home',
  'how_to_reg',
  'inventory',
  'local_offer',
  'local_shipping',
  'mail',
  'map',
  'payments',
  'people',
  'person',
  'place',
  'price_change',
  'qr_code',
  'receipt_long',
  'schedule',
  'sell',
  'shield',
  'shopping_cart',
  'smartphone',
  'storefront',
  'travel_explore',
  'warehouse',
] as const
export type IconName = (typeof iconNames)[number]

/** Icons of transitions (`src/resources/flow/moves/MoveIcon.tsx`). */
export const moveIconNames = [
  'backspace',
  'badge',
  'block',
  'build',
  'category',
  'check',
  'comment',
  'draw',
  'link_off',
  'local_shipping',
  'location_off',
  'lock',
  'pause',
  'play_arrow',
  'print',
  'receipt',
  'request_quote',
  'send',
  'share',
  'thumb_down',
  'travel_explore',
  'undo',
  'upload_file',
  'verified',
  'vertical_align_top',
] as const
export type MoveIconName = (typeof moveIconNames)[number]

/** Menu sections with a position and icon (`src/pieces/menu/sections.ts`); schemas may add others. */
export const menuSections = [
  'general',
  'equipo',
  'e-commerce',
  'customer',
  'invoice',
  'gestion',
  'st',
  'credito',
  'microsoft-power-bi',
  'rrhh',
  'blog',
  'user',
  'catalogos',
  'other',
] as const
export type MenuSection = (typeof menuSections)[number]
