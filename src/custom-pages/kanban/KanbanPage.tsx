import { viewNamespaces } from '../../i18n/firstNamespaces'
import { LoadingGrid, Waiting } from '../../ui/states/Waiting'
import { quiet } from '../../ui/theme/plainLater'
import '../../fields/display/cells.css'
import './parts/kanban.css'
import Add from '@mui/icons-material/Add'
import { useTranslate } from 'ra-core'
import { startTransition, useState } from 'react'
import { keyIn } from '../../base/readValues'
import type { KanbanBoard } from '../../contracts/kanban'
import { isGranted } from '../../model/access/access'
import { useIsPlain, useMe } from '../../providers/backend/backendContext'
import { useResource, useTexts } from '../../providers/backend/catalogueContext'
import { WriteButton } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/controls/useAttempt'
import { PageHead } from '../../ui/page/PageHead'
import { SearchInput, Select } from '../../ui/primitives/inputs'
import { Chip } from '../../ui/primitives/layout'
import { later } from '../../ui/theme/later'
import type { Filter } from './board'
import { Lanes } from './Lanes'
import { TitleForm } from './parts/TitleForm'
import { useCardLabels } from './parts/useCardLabels'
import { useOpenCard } from './parts/useOpenCard'
import { useBoard } from './useBoard'

const noFilter: Filter = { text: '', person: null, label: null }

export function KanbanPage() {
  const translate = useTranslate()
  const boarding = useBoard()
  const { board, error, refetch, unsent } = boarding
  const [filter, setFilter] = useState(noFilter)
  const { open, close } = useOpenCard()
  const isPlain = useIsPlain()
  return (
    <div className="p-page">
      <PageHead>
        {unsent > 0 && (
          <Chip tone="warning" role="status">
            {translate('team.kanban.unsent', { number: unsent })}
          </Chip>
        )}
        <NewColumn boarding={boarding} />
      </PageHead>
      <section className="p-card k-board" aria-busy={!board && !error}>
        {board && <BoardFilter board={board} first={filter} onChange={setFilter} />}
        {board && <Lanes boarding={boarding} board={board} filter={filter} />}
        {!board && (
          <Waiting error={error} onRetry={refetch} shape={<LoadingGrid count={4} height={480} />} />
        )}
      </section>
      {open !== undefined && !isPlain && (
        <CardDialog id={open} boarding={boarding} onClose={close} />
      )}
    </div>
  )
}

/** Loaded with the first card. */
const CardDialog = quiet(later(() => import('./CardDialog'), 'CardDialog', ...viewNamespaces.edit))

/** Appends a column, if allowed. */
function NewColumn({ boarding }: { readonly boarding: ReturnType<typeof useBoard> }) {
  const translate = useTranslate()
  const { attempt } = useAttempt()
  const me = useMe()
  const resource = useResource('kanban-columns')
  const [isOpen, setOpen] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  if (!isGranted(resource, me, 'create')) return null
  const make = (name: string) =>
    attempt(async () => {
      await boarding.calls.newColumn(name, resource.rest.concurrency ? key : undefined)
      setKey(crypto.randomUUID())
      await boarding.refresh()
      setOpen(false)
    })
  return isOpen ? (
    <TitleForm
      label={translate('team.kanban.columnName')}
      act={translate('team.kanban.add')}
      maxLength={60}
      onDone={make}
      onCancel={() => setOpen(false)}
    />
  ) : (
    <WriteButton variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
      {translate('team.kanban.newColumn')}
    </WriteButton>
  )
}

interface BoardFilterProps {
  readonly board: KanbanBoard
  readonly first: Filter
  readonly onChange: (filter: Filter) => void
}

/** Text, user and label; applied after a pause in typing. */
function BoardFilter({ board, first, onChange }: BoardFilterProps) {
  const { translate, labels } = useTexts()
  const words = useCardLabels()
  const [filter, setFilter] = useState(first)
  const change = (next: Filter) => {
    setFilter(next)
    startTransition(() => onChange(next))
  }
  const people = new Map(
    board.cards.flatMap(({ assignee }) => assignee.map(({ id, name }) => [id, name] as const)),
  )
  const sorted = [...people].sort(([, a], [, b]) => a.localeCompare(b))
  return (
    <search className="p-wrap k-filter">
      <SearchInput
        compact
        label={translate('team.kanban.search')}
        value={filter.text}
        placeholder={translate('team.kanban.search')}
        onText={text => change({ ...filter, text })}
      />
      <Select
        compact
        value={filter.person ?? ''}
        aria-label={translate('team.kanban.person')}
        onText={text => change({ ...filter, person: text ? keyIn(text) : null })}
        options={sorted.map(([id, name]) => [id, name])}
      >
        <option value="">{translate('team.kanban.everyone')}</option>
      </Select>
      <Select
        compact
        value={filter.label ?? ''}
        aria-label={translate('team.kanban.label')}
        onText={text => change({ ...filter, label: text || null })}
        options={words.map(({ value, label }) => [value, labels.text(label)])}
      >
        <option value="">{translate('team.kanban.everyLabel')}</option>
      </Select>
    </search>
  )
}
