/**
 * Names a schema gives to components, inputs and icons of the engine; a business declares those of its own.
 * These lists also type the implementations, so that both agree; browsers load the types only.
 */

/** Components of generated pages (`src/resources/slots/slots.ts`). */
export const pieceNames = ['activity', 'history'] as const
export type PieceName = (typeof pieceNames)[number]

/** Special inputs of single fields (`src/fields/registry/looks.ts`). */
export const inputNames = ['latitude', 'photos', 'radio', 'signature'] as const
export type InputName = (typeof inputNames)[number]

/** Resource icons by Material Symbols name (`src/ui/menu/ResourceIcon.tsx`). */
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
/** An icon that the business brings; `defineResource` checks its name. */
export type OwnIcon = string & Record<never, never>
