import { Draggable } from '@hello-pangea/dnd'
import AttachFile from '@mui/icons-material/AttachFile'
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineRounded'
import Checks from '@mui/icons-material/CheckBoxOutlined'
import MoreVert from '@mui/icons-material/MoreVertRounded'
import Schedule from '@mui/icons-material/ScheduleRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { memo, type ReactNode } from 'react'
import { today } from '../../base/day'
import type { KanbanBoardCard } from '../../contracts/kanban'
import { ValueChip } from '../../fields/display/ValueChip'
import { date } from '../../kinds/date/data'
import { useIsPlain, useLanguage, useViewedUser } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Avatar } from '../../ui/primitives/Avatar'
import { MenuButton } from '../../ui/theme/MenuButton'
import type { Lane } from './Lanes'
import type { CardMove } from './moves'
import { useCardLabels } from './parts/useCardLabels'
import { cardAddress } from './parts/useOpenCard'

interface KanbanCardProps {
  readonly card: KanbanBoardCard
  readonly index: number
  readonly lanes: readonly Lane[]
  readonly onMove: (cardMove: CardMove) => void
}

/** A button may not contain other controls. */
const role = 'group'

/** Summary of a card: draggable, opened by its title. */
export const KanbanCard = memo(function KanbanCard(props: KanbanCardProps) {
  const { card, index, lanes, onMove } = props
  const translate = useTranslate()
  const isPlain = useIsPlain()
  const isDisabled = useViewedUser() !== null || isPlain
  const cardWords = {
    role,
    'aria-label': card.name,
    'aria-roledescription': translate('board.card'),
  }
  return (
    <Draggable draggableId={String(card.id)} index={index} isDragDisabled={isDisabled}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <div
          ref={innerRef}
          {...draggableProps}
          {...dragHandleProps}
          {...cardWords}
          className={`p-box b-card k-card ${isDragging ? 'b-carried' : ''}`}
          data-done={card.completed || undefined}
        >
          <Labels card={card} />
          <div className="p-row p-between">
            {/* the menu button does not start a drag */}
            {isPlain ? (
              <bdi className="p-lead b-title">{card.name}</bdi>
            ) : (
              <>
                <LinkBase
                  className="p-lead b-title k-title"
                  draggable={false}
                  to={cardAddress(card.id)}
                >
                  <bdi>{card.name}</bdi>
                </LinkBase>
                <KanbanCardMenu card={card} lanes={lanes} onMove={onMove} />
              </>
            )}
          </div>
          <Facts card={card} />
        </div>
      )}
    </Draggable>
  )
})

function Labels({ card }: { readonly card: KanbanBoardCard }) {
  const labels = useLabels()
  const words = useCardLabels()
  if (card.labels.length === 0) return null
  return (
    <span className="f-chips">
      {words
        .filter(({ value }) => card.labels.includes(value))
        .map(({ value, label, colour }) => (
          <ValueChip key={value} colour={colour}>
            {labels.text(label)}
          </ValueChip>
        ))}
    </span>
  )
}

/** Due date, progress, attachments and assignee. */
function Facts({ card }: { readonly card: KanbanBoardCard }) {
  const translate = useTranslate()
  const language = useLanguage()
  const { due, checklist, comments, attachments, assignee, completed } = card
  const done = checklist.filter(task => task.completed).length
  const end = due[1]
  const isLate = end !== null && !completed && end < today(new Date())
  const day = end === null ? '' : date.print(end, {}, language)
  const number = (list: readonly unknown[]) => ({ number: list.length })
  return (
    <div className="p-cluster k-facts">
      {end !== null && (
        <Fact
          icon={<Schedule />}
          label={translate(isLate ? 'team.kanban.overdue' : 'team.kanban.due', { date: day })}
          tone={isLate ? 'k-late' : ''}
        >
          {day}
        </Fact>
      )}
      {checklist.length > 0 && (
        <Fact
          icon={<Checks />}
          label={translate('team.kanban.tasks', { done, all: checklist.length })}
        >
          {`${done}/${checklist.length}`}
        </Fact>
      )}
      {comments.length > 0 && (
        <Fact icon={<ChatBubble />} label={translate('team.kanban.commentCount', number(comments))}>
          {comments.length}
        </Fact>
      )}
      {attachments.length > 0 && (
        <Fact icon={<AttachFile />} label={translate('team.kanban.fileCount', number(attachments))}>
          {attachments.length}
        </Fact>
      )}
      <span className="k-people">
        {assignee.slice(0, 3).map(({ id, name, photo }) => (
          <span key={id} role="img" aria-label={name} title={name} className="k-person">
            <Avatar size={26} name={name} photo={photo} />
          </span>
        ))}
      </span>
    </div>
  )
}

interface FactProps {
  readonly icon: ReactNode
  /** Accessible label. */
  readonly label: string
  readonly tone?: string
  readonly children: ReactNode
}

const Fact = ({ icon, label, tone = '', children }: FactProps) => (
  <span className={`k-fact ${tone}`} title={label}>
    <span aria-hidden="true">
      {icon}
      {children}
    </span>
    <span className="p-hidden">{label}</span>
  </span>
)

interface CardMenuProps {
  readonly card: KanbanBoardCard
  readonly lanes: readonly Lane[]
  readonly onMove: (cardMove: CardMove) => void
}

/** "Move to…": keyboard alternative to dragging between columns. */
function KanbanCardMenu({ card, lanes, onMove }: CardMenuProps) {
  const translate = useTranslate()
  const readOnly = useReadOnlyProps()
  return (
    <MenuButton
      className="b-menu"
      label={translate('board.moveCard', { name: card.name })}
      title={translate('board.moveTo')}
      choices={lanes.map(({ id, name, cards }) => ({
        id,
        text: name,
        disabled: id === card.columnId,
        onChoose: () =>
          onMove({ cardId: card.id, columnId: id, afterId: cards.at(-1)?.id ?? null }),
      }))}
      {...readOnly}
    >
      <MoreVert fontSize="small" />
    </MenuButton>
  )
}
