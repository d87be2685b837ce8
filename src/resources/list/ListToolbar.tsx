import FilterList from '@mui/icons-material/FilterList'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { useListContext, useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { loadParts } from '../../fields/registry/registry'
import { useNarrow } from '../../fields/registry/useNarrow'
import { policyOf } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { later } from '../../ui/theme/later'
import { BatchesButton } from '../batches/BatchesButton'
import { TrashButton } from '../trash/TrashButton'
import { Freshness } from './Freshness'
import { SavedViews } from './savedViews/SavedViews'
import type { ListColumnChoice } from './state/useColumns'
import type { ListViewName } from './state/useListView'
import type { Views } from './state/useViews'
import { ActiveFilters } from './tools/ActiveFilters'
import type { ColumnPanelProps } from './tools/ColumnPanel'
import type { FilterPanelProps } from './tools/FilterPanel'
import { SearchBox } from './tools/SearchBox'
import { SortChoice } from './tools/SortChoice'

const FilterPanel = later<FilterPanelProps>(() =>
  import('./tools/FilterPanel').then(module => module.FilterPanel),
)
const ColumnPanel = later<ColumnPanelProps>(() =>
  import('./tools/ColumnPanel').then(module => module.ColumnPanel),
)

interface ToolbarProps {
  readonly columns: ListColumnChoice
  readonly views: Views
  readonly view: ListViewName
}

/** Search, filters and columns; below them the active filters. */
export function ListToolbar({ columns, views, view }: ToolbarProps) {
  const resource = useResource()
  const translate = useTranslate()
  const me = useMe()
  const whenHere = useWhenHere()
  const narrow = useNarrow()
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
            aria-label={translate('list.filters')}
            startIcon={<FilterList />}
            onClick={() => whenHere(warm(), () => setOpen('filters'))}
            // The click loads it again.
            onPointerEnter={() => void warm().catch(() => undefined)}
          >
            <span className="r-word">{translate('list.filters')}</span>
            {active > 0 && <span className="p-badge">{active}</span>}
          </Button>
        )}
        {!me.PLAIN_SERVER && <SavedViews views={views} />}
        <Button
          ref={columnsButton}
          color="inherit"
          className="r-columns-button r-end"
          startIcon={<ViewColumn />}
          aria-label={translate('list.columns')}
          title={translate('list.columns')}
          onClick={() => setOpen('columns')}
          onPointerEnter={() => void ColumnPanel.preload()}
        >
          <span className="r-word-wide">{translate('list.columns')}</span>
        </Button>
        <TrashButton />
        <BatchesButton />
        <Freshness />
        {(view === 'gallery' || (narrow && view === 'list')) && <SortChoice columns={columns} />}
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

/** Filters for this person: readable fields only. */
function useFilterFields(resource: Resource): readonly FieldModel[] {
  const { readable } = policyOf(resource, useMe())
  return [...resource.fields.values()].filter(
    ({ name, operators }) =>
      resource.filterable.has(name) && readable.has(name) && operators.length > 0,
  )
}
