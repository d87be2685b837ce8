import AccountBalance from '@mui/icons-material/AccountBalanceRounded'
import AttachMoney from '@mui/icons-material/AttachMoneyRounded'
import Build from '@mui/icons-material/BuildRounded'
import Business from '@mui/icons-material/BusinessRounded'
import CalendarMonth from '@mui/icons-material/CalendarMonthRounded'
import Category from '@mui/icons-material/CategoryRounded'
import Description from '@mui/icons-material/DescriptionRounded'
import Draw from '@mui/icons-material/DrawRounded'
import EditCalendar from '@mui/icons-material/EditCalendarRounded'
import Event from '@mui/icons-material/EventRounded'
import Folder from '@mui/icons-material/FolderRounded'
import ForwardToInbox from '@mui/icons-material/ForwardToInboxRounded'
import Handshake from '@mui/icons-material/HandshakeRounded'
import Home from '@mui/icons-material/HomeRounded'
import HowToReg from '@mui/icons-material/HowToRegRounded'
import Inventory from '@mui/icons-material/Inventory2Rounded'
import LocalOffer from '@mui/icons-material/LocalOfferRounded'
import LocalShipping from '@mui/icons-material/LocalShippingRounded'
import Mail from '@mui/icons-material/MailRounded'
import MapIcon from '@mui/icons-material/MapRounded'
import Payments from '@mui/icons-material/PaymentsRounded'
import People from '@mui/icons-material/PeopleRounded'
import Person from '@mui/icons-material/PersonRounded'
import Place from '@mui/icons-material/PlaceRounded'
import PriceChange from '@mui/icons-material/PriceChangeRounded'
import QrCode from '@mui/icons-material/QrCode2Rounded'
import ReceiptLong from '@mui/icons-material/ReceiptLongRounded'
import Schedule from '@mui/icons-material/ScheduleRounded'
import Sell from '@mui/icons-material/SellRounded'
import Shield from '@mui/icons-material/ShieldRounded'
import ShoppingCart from '@mui/icons-material/ShoppingCartRounded'
import Smartphone from '@mui/icons-material/SmartphoneRounded'
import Storefront from '@mui/icons-material/StorefrontRounded'
import TableRows from '@mui/icons-material/TableRowsRounded'
import TravelExplore from '@mui/icons-material/TravelExploreRounded'
import Warehouse from '@mui/icons-material/WarehouseRounded'
import type { IconName } from '../../model/named'

/** The icons a schema may name, by their names in Material Symbols. */
const icons: Readonly<Record<IconName, typeof TableRows>> = {
  account_balance: AccountBalance,
  attach_money: AttachMoney,
  build: Build,
  business: Business,
  calendar_month: CalendarMonth,
  category: Category,
  description: Description,
  draw: Draw,
  edit_calendar: EditCalendar,
  event: Event,
  folder: Folder,
  forward_to_inbox: ForwardToInbox,
  handshake: Handshake,
  home: Home,
  how_to_reg: HowToReg,
  inventory: Inventory,
  local_offer: LocalOffer,
  local_shipping: LocalShipping,
  mail: Mail,
  map: MapIcon,
  payments: Payments,
  people: People,
  person: Person,
  place: Place,
  price_change: PriceChange,
  qr_code: QrCode,
  receipt_long: ReceiptLong,
  schedule: Schedule,
  sell: Sell,
  shield: Shield,
  shopping_cart: ShoppingCart,
  smartphone: Smartphone,
  storefront: Storefront,
  travel_explore: TravelExplore,
  warehouse: Warehouse,
}

/** A schema's icon; rows of a table where it names none. */
export function ResourceIcon({ name }: { name: IconName | undefined }) {
  const Icon = name ? icons[name] : TableRows
  return <Icon fontSize="small" aria-hidden="true" />
}
