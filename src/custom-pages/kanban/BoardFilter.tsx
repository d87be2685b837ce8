import { useTranslate } from 'ra-core'
import { startTransition, useState } from 'react'
import { keyIn } from '../../base/readValues'
import type { KanbanBoard } from '../../contracts/kanban'
import { useLabels } from '../../providers/backend/labels'
import { SearchInput, Select } from '../../ui/primitives/inputs'
import type { Filter } from './board'
import { useCardLabels } from './parts/useCardLabels'

interface BoardFilterProps {
  readonly board: KanbanBoard
  readonly first: Filter
  readonly onChange: (filter: Filter) => void
}

/** Text, user and label; applied after a pause in typing. */
export function BoardFilter({ board, first, onChange }: BoardFilterProps) {
  const translate = useTranslate()
  const labels = useLabels()
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
        onChange={({ target }) => change({ ...filter, text: target.value })}
      />
      <Select
        compact
        value={filter.person ?? ''}
        aria-label={translate('team.kanban.person')}
        onChange={({ target }) =>
          change({ ...filter, person: target.value ? keyIn(target.value) : null })
        }
      >
        <option value="">{translate('team.kanban.everyone')}</option>
        {sorted.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        compact
        value={filter.label ?? ''}
        aria-label={translate('team.kanban.label')}
        onChange={({ target }) => change({ ...filter, label: target.value || null })}
      >
        <option value="">{translate('team.kanban.everyLabel')}</option>
        {words.map(({ value, label }) => (
          <option key={value} value={value}>
            {labels.text(label)}
          </option>
        ))}
      </Select>
    </search>
  )
}
