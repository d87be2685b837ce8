import ArrowForward from '@mui/icons-material/ArrowForwardRounded'
import Backspace from '@mui/icons-material/BackspaceOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Block from '@mui/icons-material/BlockRounded'
import Build from '@mui/icons-material/BuildRounded'
import Category from '@mui/icons-material/CategoryOutlined'
import Comment from '@mui/icons-material/ChatBubbleOutlineRounded'
import Check from '@mui/icons-material/CheckRounded'
import Draw from '@mui/icons-material/DrawOutlined'
import LinkOff from '@mui/icons-material/LinkOffOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import LocationOff from '@mui/icons-material/LocationOffOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import Pause from '@mui/icons-material/PauseRounded'
import PlayArrow from '@mui/icons-material/PlayArrowRounded'
import Print from '@mui/icons-material/PrintOutlined'
import Receipt from '@mui/icons-material/ReceiptOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import Send from '@mui/icons-material/SendOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import ThumbDown from '@mui/icons-material/ThumbDownOutlined'
import TravelExplore from '@mui/icons-material/TravelExploreOutlined'
import Undo from '@mui/icons-material/UndoRounded'
import UploadFile from '@mui/icons-material/UploadFileRounded'
import Verified from '@mui/icons-material/VerifiedOutlined'
import VerticalAlignTop from '@mui/icons-material/VerticalAlignTopRounded'
import type { Move } from '../../../model/access/transition'
import type { MoveIconName } from '../../../model/definition/uiNames'
import { ownIcon } from '../../../ui/menu/ResourceIcon'

/** Icons of transitions, by their names in Material Symbols. */
const icons: Readonly<Record<MoveIconName, typeof Check>> = {
  backspace: Backspace,
  badge: Badge,
  block: Block,
  build: Build,
  category: Category,
  check: Check,
  comment: Comment,
  draw: Draw,
  link_off: LinkOff,
  local_shipping: LocalShipping,
  location_off: LocationOff,
  lock: Lock,
  pause: Pause,
  play_arrow: PlayArrow,
  print: Print,
  receipt: Receipt,
  request_quote: RequestQuote,
  send: Send,
  share: Share,
  thumb_down: ThumbDown,
  travel_explore: TravelExplore,
  undo: Undo,
  upload_file: UploadFile,
  verified: Verified,
  vertical_align_top: VerticalAlignTop,
}

/** The engine's icon, else the one that the business brings. */
const iconOf = (name: string) => (name in icons ? icons[name as MoveIconName] : ownIcon(name))

/** Icons that follow the reading direction. */
const mirrored = new Set<unknown>([ArrowForward, Backspace, Undo, PlayArrow, LocalShipping, Send])

/** A transition's icon; an arrow by default. */
export function MoveIcon({ transition: { icon, colour } }: Pick<Move, 'transition'>) {
  const Icon = (icon && iconOf(icon)) || ArrowForward
  const mirror = mirrored.has(Icon) ? ' p-mirror' : ''
  return (
    <Icon
      fontSize="small"
      aria-hidden="true"
      className={`w-icon tone-${colour ?? 'default'}${mirror}`}
    />
  )
}
