import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useListContext, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import type { FilterValue } from '../../../fields/display/fieldView'
import { viewOf } from '../../../fields/registry/registry'
import { useNarrow } from '../../../fields/registry/useNarrow'
import type { FieldModel } from '../../../model/fields/resource'
import { useLabels } from '../../../providers/backend/labels'
import { EmptyToggle } from './EmptyToggle'

export interface FilterPanelProps {
  readonly fields: readonly FieldModel[]
  readonly onClose: () => void
}

/** All filters beside the list, on phones in a drawer; each applies at once. */
export function FilterPanel({ fields, onClose }: FilterPanelProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const narrow = useNarrow()
  const { filterValues, setFilters } = useListContext()
  const set = (name: string, condition: FilterValue | undefined) => {
    const { [name]: _before, ...others } = filterValues
    setFilters(condition === undefined ? others : { ...others, [name]: condition })
  }
  const { q, tab } = filterValues
  const clear = () => setFilters({ ...(q && { q }), ...(tab && { tab }) })
  const title = translate('list.filters')
  return (
    <Drawer
      open
      anchor={narrow ? 'bottom' : 'right'}
      onClose={onClose}
      slotProps={{ paper: { className: 'r-filters', 'aria-label': title, role: 'dialog' } }}
    >
      <div className="p-row r-panel-head">
        <h2>{title}</h2>
        <Button onClick={clear}>{translate('list.clearFilters')}</Button>
        <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </div>
      <div className="p-column r-panel-body">
        {fields.map(field => {
          const { Filter } = viewOf(field)
          const filter = {
            field,
            label: labels.field(field),
            condition: filterValues[field.name],
            onChange: (condition: FilterValue | undefined) => set(field.name, condition),
          }
          return (
            <div key={field.name}>
              <Suspense fallback={<span className="s-bar" />}>
                <Filter {...filter} />
              </Suspense>
              <EmptyToggle {...filter} />
            </div>
          )
        })}
      </div>
    </Drawer>
  )
}
