import Add from '@mui/icons-material/Add'
import Info from '@mui/icons-material/InfoOutlined'
import { useCreatePath, useListContext, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useNarrow } from '../../fields/registry/useNarrow'
import { mayAct } from '../../model/access/access'
import type { RemovedParts } from '../../model/lists/listState'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { ButtonLink } from '../../ui/controls/Button'
import { Ghost, Ghosts } from '../../ui/controls/Ghost'
import { useMenuName } from '../../ui/menu/useMenuName'
import { PageHead } from '../../ui/page/PageHead'
import { LoadingRows } from '../../ui/states/Waiting'
import { later } from '../../ui/theme/later'
import { plainLater, quiet } from '../../ui/theme/plainLater'
import { LazyBulkBar, mayChangeMany } from '../bulk/bulkLater'
import { ImportButton } from '../import/ImportButton'
import { GhostAct } from '../record/GhostAct'
import { useDeniedField } from '../record/useDeniedField'
import { LazySheet, SheetButton } from '../sheet/SheetButton'
import { SlotPiece } from '../slots/SlotPiece'
import { LazySplit } from '../split/splitLater'
import { LazyGallery, ListBody } from './ListBody'
import { ListNews } from './ListNews'
import { ListToolbar } from './ListToolbar'
import { Pager } from './Pager'
import { useColumns } from './state/useColumns'
import { useKeptScroll } from './state/useKeptScroll'
import type { ListView, ListViewName } from './state/useListView'
import { usePrefetchNext } from './state/usePrefetchNext'
import { useViews, type Views } from './state/useViews'
import { Tabs } from './Tabs'
import { ExportButton } from './tools/ExportButton'

interface ListScreenProps extends ListView {
  /** Names in the address that were dropped. */
  readonly dropped: readonly string[]
}

/** Title and actions, then one card: tabs, search and filters, rows and pages, or the board. */
export function ListScreen({ view, views: offered, choose, dropped }: ListScreenProps) {
  const { resource, translate, labels, me } = useResourceView()
  const menuName = useMenuName()
  const createPath = useCreatePath()
  const columns = useColumns(resource)
  const { selectedIds } = useListContext()
  const isWide = !useNarrow('(max-width: 899.95px)')
  const [sheet, setSheet] = useState<'page' | 'all'>()
  const mayType = isWide && view === 'list' && mayChangeMany(resource, me)
  const typed = mayType ? sheet : undefined
  const views = useViews(resource, columns)
  const Rows = ownRows(view, views)
  usePrefetchNext(resource)
  useKeptScroll(resource)
  return (
    <div className="p-page r-page">
      <PageHead title={menuName(resource.name, labels.many(resource))}>
        <SlotPiece place="listTop" />
        {offered.length > 1 && (
          <LazyViewSwitch
            views={offered}
            view={view}
            onChoose={choose}
            onNear={near => void parts[near].preload()}
          />
        )}
        <ImportButton />
        {mayType && !sheet && <SheetButton onOpen={() => setSheet('page')} />}
        <ExportButton columns={columns.shown} />
        {mayAct(resource, me, 'create') && (
          <ButtonLink
            variant="contained"
            startIcon={<Add />}
            aria-label={translate('app.action.create')}
            to={createPath({ resource: resource.name, type: 'create' })}
          >
            <span className="r-word">{translate('app.action.create')}</span>
          </ButtonLink>
        )}
        <GhostAct act="create" />
        <SlotPiece place="listAction" />
      </PageHead>
      {view === 'matrix' ? (
        <MatrixPart {...views} />
      ) : (
        <section className="p-card r-list" aria-label={labels.many(resource)}>
          <ListNotice views={views} dropped={dropped} />
          {view !== 'board' && <Tabs isAwaited={views.isAwaited} />}
          {selectedIds.length > 0 ? (
            <Suspense fallback={<div className="r-toolbar r-bulk" />}>
              <LazyBulkBar />
            </Suspense>
          ) : (
            <ListToolbar columns={columns} views={views} view={view} />
          )}
          <GhostColumns />
          <ListNews />
          {Rows ? (
            <div className="r-rows">
              <Suspense fallback={<LoadingRows />}>
                <Rows columns={columns} />
              </Suspense>
            </div>
          ) : (
            <>
              <Suspense fallback={<LoadingRows />}>
                {typed ? (
                  <LazySheet
                    columns={columns}
                    isAll={typed === 'all'}
                    onAll={() => setSheet('all')}
                    onLeave={() => setSheet(undefined)}
                  />
                ) : (
                  <ListBody columns={columns} view={view} />
                )}
              </Suspense>
              {typed !== 'all' && <Pager />}
            </>
          )}
        </section>
      )}
    </div>
  )
}

const MatrixPart = ({ isAwaited }: Views) => (
  <Suspense fallback={<LoadingRows />}>{isAwaited ? <LoadingRows /> : <LazyMatrix />}</Suspense>
)

/** Loaded for resources with a flow; the board itself on first use. */
const LazyViewSwitch = quiet(plainLater(() => import('../board/ViewSwitch'), 'ViewSwitch', 'board'))
const LazyBoard = later(() => import('../board/Board'), 'Board', 'board', 'history', 'form')
const LazyMatrix = later(
  () => import('../matrix/Matrix'),
  'Matrix',
  'sheet',
  'form',
  'list',
  'validation',
  'columns',
  'field',
)

const LazyCalendar = later(() => import('../calendar/Calendar'), 'Calendar', 'board')

const LazyMap = later(() => import('../map/RecordsMap'), 'RecordsMap', 'board')

/** Views in the list's card that read their own rows. */
const readingParts = { board: LazyBoard, calendar: LazyCalendar, map: LazyMap }
const ownRows = (view: ListViewName, { isAwaited }: Views) =>
  isAwaited ? LoadingRows : (readingParts as Partial<Record<ListViewName, typeof LazyBoard>>)[view]

const parts = {
  ...readingParts,
  list: LazyGallery,
  gallery: LazyGallery,
  matrix: LazyMatrix,
  split: LazySplit,
} as const

interface ListNoticeProps {
  readonly views: Views
  /** Names in the address that were dropped. */
  readonly dropped: readonly string[]
}

/** Explains in one line why the list differs from its address or view. */
function ListNotice({ views: { active, isMissing }, dropped }: ListNoticeProps) {
  const translate = useTranslate()
  const sentences = [
    ...(isMissing ? [translate('list.views.missing')] : []),
    ...(active ? leftWords(active.left, translate) : []),
    ...(dropped.length > 0 ? [translate('list.views.dropped', { names: dropped })] : []),
  ]
  if (sentences.length === 0) return null
  return (
    <p className="p-row r-notice" role="status">
      <Info fontSize="small" aria-hidden="true" />
      {sentences.join(' · ')}
    </p>
  )
}

const leftWords = (left: RemovedParts, translate: ReturnType<typeof useTranslate>) =>
  (['columns', 'filters', 'gone'] as const)
    .filter(what => left[what] > 0)
    .map(what => translate(`list.views.left.${what}`, { number: left[what] }))

/** While viewing as another user: columns this person cannot see, with the roles that can. */
function GhostColumns() {
  const { resource, translate, labels } = useResourceView()
  const reasonOf = useDeniedField(resource)
  const denied = resource.list.columns.flatMap(name => {
    const field = resource.fields.get(name)
    const reason = field && reasonOf(field)
    return reason ? [{ field, reason }] : []
  })
  return (
    <Ghosts title={translate('app.viewAs.hiddenColumns')}>
      {denied.map(({ field, reason }) => (
        <Ghost key={field.name} reason={reason}>
          {labels.field(field)}
        </Ghost>
      ))}
    </Ghosts>
  )
}
