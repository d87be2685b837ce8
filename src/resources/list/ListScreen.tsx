import Add from '@mui/icons-material/Add'
import { useCreatePath, useListContext, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useNarrow } from '../../fields/inputs/useNarrow'
import { mayAct } from '../../model/access'
import { ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { plainLater } from '../../pieces/plainLater'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { LoadingRows } from '../../pieces/states/Loading'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { Board, ViewSwitch } from '../board/boardLater'
import { BulkBar, mayChangeMany } from '../bulk/bulkLater'
import { GhostAct } from '../GhostAct'
import { ImportButton } from '../import/ImportButton'
import type { PageProps } from '../resourceViews'
import { SlotPiece } from '../SlotPiece'
import { SheetButton } from '../sheet/SheetButton'
import { Sheet } from '../sheet/sheetLater'
import { ExportButton } from './ExportButton'
import { GhostColumns } from './GhostColumns'
import { Gallery } from './galleryLater'
import { ListBody } from './ListBody'
import { ListNews } from './ListNews'
import { ListNotice } from './ListNotice'
import { Pager } from './Pager'
import type { SummaryCardsProps } from './SummaryCards'
import { Tabs } from './Tabs'
import { Toolbar } from './Toolbar'
import { useColumns } from './useColumns'
import { useFallBack } from './useFallBack'
import { useKeptScroll } from './useKeptScroll'
import { type ListView, viewsOf } from './useListView'
import { usePrefetchNext } from './usePrefetchNext'
import { useViews } from './useViews'

const SummaryCards = plainLater<SummaryCardsProps>(() =>
  import('./SummaryCards').then(module => module.SummaryCards),
)

interface ListScreenProps extends PageProps, ListView {
  /** What of the address could not be used. */
  readonly dropped: readonly string[]
  readonly drop: (names: readonly string[]) => void
}

/** Title and actions; then one card: tabs, search and filters, rows and pages, or the board. */
export function ListScreen({ resource, view, choose, dropped, drop }: ListScreenProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const createPath = useCreatePath()
  const columns = useColumns(resource)
  const { selectedIds } = useListContext()
  const isWide = !useNarrow('(max-width: 899.95px)')
  const [inSheet, setInSheet] = useState(false)
  const offered = viewsOf(resource, me)
  const mayType = isWide && view === 'list' && mayChangeMany(resource, me)
  const views = useViews(resource, columns)
  usePrefetchNext(resource)
  useFallBack(resource, drop)
  useKeptScroll(resource)
  return (
    <div className="p-page">
      <PageHead title={labels.many(resource)}>
        <Suspense fallback={null}>
          {offered.length > 1 && (
            <ViewSwitch
              views={offered}
              view={view}
              onChoose={choose}
              onNear={near => void (near === 'board' ? Board : Gallery).preload()}
            />
          )}
        </Suspense>
        <ImportButton resource={resource} />
        {mayType && !inSheet && <SheetButton onOpen={() => setInSheet(true)} />}
        <ExportButton resource={resource} columns={columns.shown} />
        {mayAct(resource, me, 'create') && (
          <ButtonLink
            variant="contained"
            startIcon={<Add />}
            to={createPath({ resource: resource.name, type: 'create' })}
          >
            {translate('ra.action.create')}
          </ButtonLink>
        )}
        <GhostAct resource={resource} act="create" />
        <SlotPiece resource={resource} place="listAction" />
      </PageHead>
      <SlotPiece resource={resource} place="listTop" />
      <CardBoundary>
        <Suspense fallback={<div className="r-sums-space" />}>
          {resource.schema.list?.summary && view !== 'board' && (
            <SummaryCards resource={resource} />
          )}
        </Suspense>
      </CardBoundary>
      <section className="p-card r-list" aria-label={labels.many(resource)}>
        <ListNotice views={views} dropped={dropped} />
        {view !== 'board' && <Tabs resource={resource} />}
        {selectedIds.length > 0 ? (
          <Suspense fallback={<div className="r-toolbar r-bulk" />}>
            <BulkBar resource={resource} />
          </Suspense>
        ) : (
          <Toolbar resource={resource} columns={columns} views={views} />
        )}
        <GhostColumns resource={resource} />
        <ListNews resource={resource} />
        {view === 'board' ? (
          <div className="r-rows">
            <Suspense fallback={<LoadingRows />}>
              <Board resource={resource} columns={columns} />
            </Suspense>
          </div>
        ) : (
          <>
            {inSheet && mayType ? (
              <Suspense fallback={<LoadingRows />}>
                <Sheet resource={resource} columns={columns} onLeave={() => setInSheet(false)} />
              </Suspense>
            ) : (
              <ListBody resource={resource} columns={columns} view={view} />
            )}
            <Pager />
          </>
        )}
      </section>
    </div>
  )
}
