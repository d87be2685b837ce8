import All from '@mui/icons-material/AllInboxOutlined'
import Archive from '@mui/icons-material/ArchiveOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import Draft from '@mui/icons-material/DraftsOutlined'
import Inbox from '@mui/icons-material/InboxOutlined'
import Important from '@mui/icons-material/LabelImportantOutlined'
import Sent from '@mui/icons-material/SendOutlined'
import Star from '@mui/icons-material/StarBorderRounded'
import type { ReactNode } from 'react'

/** By the label's name. */
export const labelIcons: Readonly<Record<string, ReactNode>> = {
  all: <All fontSize="small" />,
  inbox: <Inbox fontSize="small" />,
  starred: <Star fontSize="small" />,
  important: <Important fontSize="small" />,
  sent: <Sent fontSize="small" />,
  drafts: <Draft fontSize="small" />,
  archive: <Archive fontSize="small" />,
  trash: <Delete fontSize="small" />,
}
