import FilterList from '@mui/icons-material/FilterList'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { useListContext } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { askableField } from '../../model/lists/askable'
import { useResourceView } from '../../providers/backend/useResourceView'
import { Button } from '../../ui/controls/Button'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { later } from '../../ui/theme/later'
import { BatchesButton } from '../batches/BatchesButton'
import { DuplicatesButton } from '../duplicates/DuplicatesButton'
import { TrashButton } from '../trash/TrashButton'
import { useConditionStart } from './conditions/ConditionStart'
import { Freshness } from './Freshness'
import { SavedViews } from './savedViews/SavedViews'
import type { ListColumnChoice } from './state/useColumns'
import type { ListViewName } from './state/useListView'
import type { Views } from './state/useViews'
import { SearchBox } from './tools/SearchBox'
import { SortChoice } from './tools/SortChoice'

const ConditionPanel = later(() => import('./conditions/ConditionPanel'), 'ConditionPanel')
const ConditionChips = later(() => import('./conditions/ConditionChips'), 'ConditionChips')
const ColumnPanel = later(() => import('./tools/ColumnPanel'), 'ColumnPanel')

interface ToolbarProps {
  readonly columns: ListColumnChoice
  readonly views: Views
  readonly view: ListViewName
}

/** Search, filters and columns; below them the active filters. */
export function ListToolbar({ columns, views, view }: ToolbarProps) {
  const { resource, translate, me } = useResourceView()
  const whenHere = useWhenHere()
  const narrow = useNarrow()
  const [open, setOpen] = useState<'columns'>()
  const columnsButton = useRef<HTMLButtonElement>(null)
  const filtersButton = useRef<HTMLButtonElement>(null)
  const { filterValues } = useListContext()
  const { q: _q, tab: _tab, ...asked } = filterValues
  const active = Object.keys(asked).length
  const isAskable = [...resource.fields.keys()].some(name => askableField(resource, me, name))
  const close = () => setOpen(undefined)
  const conditions = useConditionStart()
  const openFilters = () => whenHere(ConditionPanel.preload(), () => conditions.open())
  return (
    <>
      <div className="r-toolbar">
        {resource.searched.length > 0 && <SearchBox />}
        {isAskable && (
          <Button
            ref={filtersButton}
            color="inherit"
            aria-label={translate('list.filters')}
            startIcon={<FilterList />}
            onClick={openFilters}
            // The click loads it again.
            onPointerEnter={() => void ConditionPanel.preload().catch(() => undefined)}
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
        <DuplicatesButton />
        <Freshness />
        {(view === 'gallery' || (narrow && view === 'list')) && <SortChoice columns={columns} />}
      </div>
      {active > 0 && (
        <Suspense fallback={<div className="p-cluster r-active" />}>
          <ConditionChips onOpen={openFilters} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {conditions.start && (
          <ConditionPanel
            anchor={filtersButton.current}
            start={conditions.start === 'open' ? undefined : conditions.start}
            onClose={conditions.close}
          />
        )}
        {open === 'columns' && (
          <ColumnPanel columns={columns} anchor={columnsButton.current} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
