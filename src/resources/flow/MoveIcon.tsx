import ArrowForward from '@mui/icons-material/ArrowForwardRounded'
import Backspace from '@mui/icons-material/BackspaceOutlined'
import Block from '@mui/icons-material/BlockRounded'
import Build from '@mui/icons-material/BuildRounded'
import Comment from '@mui/icons-material/ChatBubbleOutlineRounded'
import Check from '@mui/icons-material/CheckRounded'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import Pause from '@mui/icons-material/PauseRounded'
import PlayArrow from '@mui/icons-material/PlayArrowRounded'
import Print from '@mui/icons-material/PrintOutlined'
import Receipt from '@mui/icons-material/ReceiptOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import ThumbDown from '@mui/icons-material/ThumbDownOutlined'
import Undo from '@mui/icons-material/UndoRounded'
import UploadFile from '@mui/icons-material/UploadFileRounded'
import Verified from '@mui/icons-material/VerifiedOutlined'
import VerticalAlignTop from '@mui/icons-material/VerticalAlignTopRounded'
import type { Move } from '../../model/transition'

/** The icons a transition may name, by their names in Material Symbols. */
const icons: Readonly<Record<string, typeof Check>> = {
  backspace: Backspace,
  block: Block,
  build: Build,
  check: Check,
  comment: Comment,
  local_shipping: LocalShipping,
  pause: Pause,
  play_arrow: PlayArrow,
  print: Print,
  receipt: Receipt,
  request_quote: RequestQuote,
  thumb_down: ThumbDown,
  undo: Undo,
  upload_file: UploadFile,
  verified: Verified,
  vertical_align_top: VerticalAlignTop,
}
/** These point along the line of reading. */
const mirrored = new Set([ArrowForward, Backspace, Undo, PlayArrow, LocalShipping])

/** A transition's icon; an arrow for a name that is not among them. */
export function MoveIcon({ transition: { icon = '', colour } }: Pick<Move, 'transition'>) {
  const Icon = icons[icon] ?? ArrowForward
  const mirror = mirrored.has(Icon) ? ' r-mirror' : ''
  return (
    <Icon
      fontSize="small"
      aria-hidden="true"
      className={`w-icon w-icon-${colour ?? 'default'}${mirror}`}
    />
  )
}
