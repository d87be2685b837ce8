import type { IconName } from '../../model/definition/uiNames'
import { sheetIcon } from './sheetIcon'

/** The icons a schema may name, by their names in Material Symbols. */
const icons: Readonly<Record<IconName, ReturnType<typeof sheetIcon>>> = {
  account_balance: sheetIcon('AccountBalanceRounded'),
  attach_money: sheetIcon('AttachMoneyRounded'),
  build: sheetIcon('BuildRounded'),
  business: sheetIcon('BusinessRounded'),
  calendar_month: sheetIcon('CalendarMonthRounded'),
  category: sheetIcon('CategoryRounded'),
  description: sheetIcon('DescriptionRounded'),
  draw: sheetIcon('DrawRounded'),
  edit_calendar: sheetIcon('EditCalendarRounded'),
  event: sheetIcon('EventRounded'),
  folder: sheetIcon('FolderRounded'),
  forward_to_inbox: sheetIcon('ForwardToInboxRounded'),
  handshake: sheetIcon('HandshakeRounded'),
  home: sheetIcon('HomeRounded'),
  how_to_reg: sheetIcon('HowToRegRounded'),
  inventory: sheetIcon('Inventory2Rounded'),
  local_offer: sheetIcon('LocalOfferRounded'),
  local_shipping: sheetIcon('LocalShippingRounded'),
  mail: sheetIcon('MailRounded'),
  map: sheetIcon('MapRounded'),
  payments: sheetIcon('PaymentsRounded'),
  people: sheetIcon('PeopleRounded'),
  person: sheetIcon('PersonRounded'),
  place: sheetIcon('PlaceRounded'),
  price_change: sheetIcon('PriceChangeRounded'),
  qr_code: sheetIcon('QrCode2Rounded'),
  receipt_long: sheetIcon('ReceiptLongRounded'),
  schedule: sheetIcon('ScheduleRounded'),
  sell: sheetIcon('SellRounded'),
  shield: sheetIcon('ShieldRounded'),
  shopping_cart: sheetIcon('ShoppingCartRounded'),
  smartphone: sheetIcon('SmartphoneRounded'),
  storefront: sheetIcon('StorefrontRounded'),
  travel_explore: sheetIcon('TravelExploreRounded'),
  warehouse: sheetIcon('WarehouseRounded'),
}
const TableRows = sheetIcon('TableRowsRounded')

/** A schema's icon; table rows by default. */
export function ResourceIcon({ name }: { name: IconName | undefined }) {
  const Icon = name ? icons[name] : TableRows
  return <Icon fontSize="small" aria-hidden="true" />
}
