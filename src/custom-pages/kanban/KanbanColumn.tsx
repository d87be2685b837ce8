import { Droppable } from '@hello-pangea/dnd'
import Add from '@mui/icons-material/Add'
import { useDataProvider, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { Button, WriteButton } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/controls/useAttempt'
import { Count } from '../../ui/primitives/layout'
import { ColumnMenu, type ColumnProps } from './ColumnMenu'
import { KanbanCard } from './KanbanCard'
import type { Lane } from './Lanes'
import { TitleForm } from './parts/TitleForm'

/** Cards rendered initially per column. */
const PAGE_SIZE = 40

/** A column with its cards under a fixed header. */
export function KanbanColumn(props: ColumnProps) {
  const { lane, lanes, at, boarding } = props
  const translate = useTranslate()
  const id = useId()
  const [visible, setShown] = useState(PAGE_SIZE)
  const remaining = lane.cards.length - visible
  return (
    <section className="p-column b-column b-home" data-state={lane.id} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <bdi>{lane.name}</bdi>
        </h2>
        <Count>{lane.total}</Count>
        <ColumnMenu lane={lane} lanes={lanes} at={at} boarding={boarding} />
      </header>
      <Droppable droppableId={String(lane.id)}>
        {({ innerRef, droppableProps, placeholder }, { isDraggingOver }) => (
          <div
            ref={innerRef}
            {...droppableProps}
            className={isDraggingOver ? 'p-column b-cards b-over' : 'p-column b-cards'}
          >
            {lane.cards.slice(0, visible).map((card, index) => (
              <KanbanCard
                key={card.id}
                card={card}
                index={index}
                lanes={lanes}
                onMove={boarding.move}
              />
            ))}
            {placeholder}
            {lane.total > 0 && lane.cards.length === 0 && (
              <p className="p-nothing">{translate('team.kanban.none')}</p>
            )}
            {remaining > 0 && (
              <Button color="inherit" onClick={() => setShown(visible + 2 * PAGE_SIZE)}>
                {translate('team.kanban.more', { number: remaining })}
              </Button>
            )}
          </div>
        )}
      </Droppable>
      <AddCard lane={lane} onAdded={boarding.refresh} />
    </section>
  )
}

/** Creates a card by title; the rest is edited in its form. */
function AddCard({ lane, onAdded }: { lane: Lane; onAdded: () => Promise<void> }) {
  const translate = useTranslate()
  const { attempt } = useAttempt()
  const dataProvider = useDataProvider()
  const me = useMe()
  const resource = useResource('kanban-cards')
  const [isOpen, setOpen] = useState(false)
  if (!mayAct(resource, me, 'create')) return null
  const add = (NOMBRE: string) =>
    attempt(async () => {
      await dataProvider.create(resource.name, { data: { COLUMNA_ID: lane.id, NOMBRE } })
      await onAdded()
    })
  if (!isOpen) {
    return (
      <WriteButton
        color="inherit"
        className="k-add"
        startIcon={<Add />}
        aria-label={translate('team.kanban.newCardIn', { name: lane.name })}
        onClick={() => setOpen(true)}
        i18nKey="team.kanban.newCard"
      />
    )
  }
  return (
    <TitleForm
      label={translate('team.kanban.cardTitle')}
      act={translate('team.kanban.add')}
      maxLength={200}
      onDone={add}
      onCancel={() => setOpen(false)}
    />
  )
}
