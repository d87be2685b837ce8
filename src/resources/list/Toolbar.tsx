import FilterList from '@mui/icons-material/FilterList'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { useListContext, useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { loadParts } from '../../fields/registry'
import { Button } from '../../pieces/Button'
import { later } from '../../pieces/later'
import { useWhenHere } from '../../pieces/useWhenHere'
import { BatchesButton } from '../batches/BatchesButton'
import type { PageProps } from '../resourceViews'
import { TrashButton } from '../trash/TrashButton'
import { ActiveFilters } from './ActiveFilters'
import type { ColumnPanelProps } from './ColumnPanel'
import type { FilterPanelProps } from './FilterPanel'
import { Freshness } from './Freshness'
import { SavedViews } from './SavedViews'
import { SearchBox } from './SearchBox'
import type { Columns } from './useColumns'
import { useFilterFields } from './useFilterFields'
import type { Views } from './useViews'

const FilterPanel = later<FilterPanelProps>(() =>
  import('./FilterPanel').then(module => module.FilterPanel),
)
const ColumnPanel = later<ColumnPanelProps>(() =>
  import('./ColumnPanel').then(module => module.ColumnPanel),
)

interface ToolbarProps extends PageProps {
  readonly columns: Columns
  readonly views: Views
}

/** Search, filters and columns; below them the filters that are set. */
export function Toolbar({ resource, columns, views }: ToolbarProps) {
  const translate = useTranslate()
  const whenHere = useWhenHere()
  const [open, setOpen] = useState<'filters' | 'columns'>()
  const columnsButton = useRef<HTMLButtonElement>(null)
  const fields = useFilterFields(resource)
  const { filterValues } = useListContext()
  const active = fields.filter(({ name }) => filterValues[name] !== undefined).length
  const close = () => setOpen(undefined)
  const warm = () => Promise.all([FilterPanel.preload(), loadParts(fields, 'Filter')])
  return (
    <>
      <div className="r-toolbar">
        {resource.searched.length > 0 && <SearchBox />}
        {fields.length > 0 && (
          <Button
            color="inherit"
            aria-label={translate('app.list.filters')}
            startIcon={<FilterList />}
            onClick={() => whenHere(warm(), () => setOpen('filters'))}
            onPointerEnter={() => void warm().catch(() => 'the click asks again')}
          >
            <span className="r-word">{translate('app.list.filters')}</span>
            {active > 0 && <span className="p-badge">{active}</span>}
          </Button>
        )}
        <SavedViews resource={resource} views={views} />
        <Button
          ref={columnsButton}
          color="inherit"
          className="r-columns-button"
          startIcon={<ViewColumn />}
          onClick={() => setOpen('columns')}
          onPointerEnter={() => void ColumnPanel.preload()}
        >
          {translate('app.list.columns')}
        </Button>
        <TrashButton resource={resource} />
        <BatchesButton resource={resource} />
        <Freshness resource={resource} />
      </div>
      <ActiveFilters fields={fields} />
      <Suspense fallback={null}>
        {open === 'filters' && <FilterPanel fields={fields} onClose={close} />}
        {open === 'columns' && (
          <ColumnPanel columns={columns} anchor={columnsButton.current} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
