import AccountBalance from '@mui/icons-material/AccountBalanceRounded'
import AttachMoney from '@mui/icons-material/AttachMoneyRounded'
import Build from '@mui/icons-material/BuildRounded'
import Business from '@mui/icons-material/BusinessRounded'
import CalendarMonth from '@mui/icons-material/CalendarMonthRounded'
import Category from '@mui/icons-material/CategoryRounded'
import Description from '@mui/icons-material/DescriptionRounded'
import Event from '@mui/icons-material/EventRounded'
import Folder from '@mui/icons-material/FolderRounded'
import Handshake from '@mui/icons-material/HandshakeRounded'
import Inventory from '@mui/icons-material/Inventory2Rounded'
import LocalOffer from '@mui/icons-material/LocalOfferRounded'
import LocalShipping from '@mui/icons-material/LocalShippingRounded'
import Mail from '@mui/icons-material/MailRounded'
import MapIcon from '@mui/icons-material/MapRounded'
import Payments from '@mui/icons-material/PaymentsRounded'
import People from '@mui/icons-material/PeopleRounded'
import Person from '@mui/icons-material/PersonRounded'
import PriceChange from '@mui/icons-material/PriceChangeRounded'
import QrCode from '@mui/icons-material/QrCode2Rounded'
import ReceiptLong from '@mui/icons-material/ReceiptLongRounded'
import Schedule from '@mui/icons-material/ScheduleRounded'
import Sell from '@mui/icons-material/SellRounded'
import ShoppingCart from '@mui/icons-material/ShoppingCartRounded'
import Smartphone from '@mui/icons-material/SmartphoneRounded'
import Storefront from '@mui/icons-material/StorefrontRounded'
import TableRows from '@mui/icons-material/TableRowsRounded'
import Warehouse from '@mui/icons-material/WarehouseRounded'

/** The icons a schema may name, by their names in Material Symbols. */
const icons: Readonly<Record<string, typeof TableRows>> = {
  account_balance: AccountBalance,
  attach_money: AttachMoney,
  build: Build,
  business: Business,
  calendar_month: CalendarMonth,
  category: Category,
  description: Description,
  event: Event,
  folder: Folder,
  handshake: Handshake,
  inventory: Inventory,
  local_offer: LocalOffer,
  local_shipping: LocalShipping,
  mail: Mail,
  map: MapIcon,
  payments: Payments,
  people: People,
  person: Person,
  price_change: PriceChange,
  qr_code: QrCode,
  receipt_long: ReceiptLong,
  schedule: Schedule,
  sell: Sell,
  shopping_cart: ShoppingCart,
  smartphone: Smartphone,
  storefront: Storefront,
  warehouse: Warehouse,
}

/** A schema's icon; rows of a table for a name that is not among them. */
export function ResourceIcon({ name }: { name: string | undefined }) {
  const Icon = icons[name ?? ''] ?? TableRows
  return <Icon fontSize="small" aria-hidden="true" />
}
