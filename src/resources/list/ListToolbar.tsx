import Bookmark from '@mui/icons-material/BookmarkBorder'
import FilterList from '@mui/icons-material/FilterList'
import Refresh from '@mui/icons-material/Refresh'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useListContext, useTranslate } from 'ra-core'
import { Suspense, useRef, useState } from 'react'
import { CLOCK, dateFormat } from '../../base/day'
import { useNarrow } from '../../fields/registry/useNarrow'
import { inSentence } from '../../i18n/labels'
import type { FieldModel } from '../../model/fields/resource'
import { askableField } from '../../model/lists/askable'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { Button, IconButton } from '../../ui/controls/Button'
import { useWhenHere } from '../../ui/loading/useWhenHere'
import { Select } from '../../ui/primitives/inputs'
import { later } from '../../ui/theme/later'
import { quiet } from '../../ui/theme/plainLater'
import { useConditionStart } from './conditions/ConditionStart'
import type { ListColumnChoice } from './state/useColumns'
import type { ListViewName } from './state/useListView'
import { useSort } from './state/useSort'
import type { Views } from './state/useViews'
import { BatchesButton, DuplicatesButton, TrashButton } from './tools/DialogTools'
import { SearchBox } from './tools/SearchBox'
import { ToolButton } from './tools/ToolButton'

const ConditionPanel = quiet(later(() => import('./conditions/ConditionPanel'), 'ConditionPanel'))
const ConditionChips = later(() => import('./conditions/ConditionChips'), 'ConditionChips')
const ColumnPanel = quiet(later(() => import('./tools/ColumnPanel'), 'ColumnPanel'))

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
  const [isOpen, setOpen] = useState(false)
  const columnsButton = useRef<HTMLButtonElement>(null)
  const filtersButton = useRef<HTMLButtonElement>(null)
  const { filterValues } = useListContext()
  const { q: _q, tab: _tab, ...asked } = filterValues
  const active = Object.keys(asked).length
  const isAskable = [...resource.fields.keys()].some(name => askableField(resource, me, name))
  const conditions = useConditionStart()
  const openFilters = () => whenHere(ConditionPanel.preload(), () => conditions.open())
  return (
    <>
      <div className="r-toolbar">
        {(resource.searched.length > 0 || (isAskable && !me.PLAIN_SERVER)) && <SearchBox />}
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
        <ToolButton
          ref={columnsButton}
          className="r-wide-only r-end"
          startIcon={<ViewColumn />}
          label={translate('list.columns')}
          onClick={() => setOpen(true)}
          onPointerEnter={() => void ColumnPanel.preload()}
        />
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
      {conditions.start && (
        <ConditionPanel
          anchor={filtersButton.current}
          start={conditions.start === 'open' ? undefined : conditions.start}
          onClose={conditions.close}
        />
      )}
      {isOpen && (
        <ColumnPanel
          columns={columns}
          anchor={columnsButton.current}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Time of the last read, with a button that reads again. */
function Freshness() {
  const { resource, translate, language } = useResourceView()
  const client = useQueryClient()
  const queryKey = [resource.name]
  const isReading = useIsFetching({ queryKey }) > 0
  const read = client.getQueryCache().findAll({ queryKey, type: 'active' })
  const at = Math.max(0, ...read.map(({ state }) => state.dataUpdatedAt))
  const time = at > 0 ? dateFormat(language, CLOCK).format(at) : '…'
  const label = translate('list.readAt', { time })
  return (
    <Button
      color="inherit"
      className="r-fresh"
      startIcon={<Refresh />}
      aria-label={label}
      aria-busy={isReading}
      title={label}
      onClick={() => void client.invalidateQueries({ queryKey })}
    >
      <time>{time}</time>
    </Button>
  )
}

/** Sort field and direction, for cards. */
function SortChoice({ columns }: { readonly columns: ListColumnChoice }) {
  const { resource, translate, labels, language } = useResourceView()
  const { sort, setSort } = useSort()
  const fields = columns.all.filter(({ name }) => resource.sortable.has(name))
  const sorted = fields.find(({ name }) => name === sort.field)
  if (fields.length === 0) return null
  const turned = sort.order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <div className="p-row r-order">
      <Select
        compact
        aria-label={translate('list.sortBy')}
        value={sorted?.name ?? ''}
        onChange={event => setSort({ field: event.target.value, order: sort.order })}
        options={fields.map(field => [field.name, labels.field(field)])}
      >
        {!sorted && <option value="" hidden />}
      </Select>
      {sorted && (
        <IconButton
          aria-label={turning(sorted, translate(`list.sort.${turned}`))}
          onClick={() => setSort({ field: sorted.name, order: turned })}
        >
          <span aria-hidden="true">{sort.order === 'DESC' ? '↓' : '↑'}</span>
        </IconButton>
      )}
    </div>
  )

  function turning(field: FieldModel, order: string) {
    const label = labels.field(field)
    const field_lower_first = inSentence(label, language)
    return translate('list.sort.by', { field: label, field_lower_first, order })
  }
}

const SavedViewsMenu = quiet(
  later(() => import('./savedViews/SavedViewsMenu'), 'SavedViewsMenu', 'form'),
)

/** Name of the active view, marked once changed, with a menu of all views. */
function SavedViews({ views }: { readonly views: Views }) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { active, isChanged } = views
  const label = translate('list.views.title')
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        startIcon={<Bookmark />}
        aria-haspopup="dialog"
        aria-label={active ? `${label}: ${active.name}` : label}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void SavedViewsMenu.preload()}
      >
        <span className={active ? 'p-clip r-view-name' : 'r-word'}>{active?.name ?? label}</span>
        {isChanged && <span className="p-badge">{translate('list.views.unsaved')}</span>}
      </Button>
      {open && (
        <SavedViewsMenu views={views} anchor={button.current} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
