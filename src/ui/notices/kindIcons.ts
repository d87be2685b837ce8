import Assigned from '@mui/icons-material/AssignmentIndRounded'
import Comment from '@mui/icons-material/ChatBubbleOutlineRounded'
import Due from '@mui/icons-material/EventRounded'
import Step from '@mui/icons-material/MoveUpRounded'
import Asked from '@mui/icons-material/VpnKeyOutlined'
import type { NoticeKind } from '../../model/definition/notice'

export const kindIcons: Readonly<Record<NoticeKind, typeof Step>> = {
  flow: Step,
  assigned: Assigned,
  comment: Comment,
  due: Due,
  asked: Asked,
}
