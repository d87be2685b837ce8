import Add from '@mui/icons-material/Add'
import { useCreatePath, useListContext, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { mayAct } from '../../model/access'
import { ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { LoadingRows } from '../../pieces/states/Loading'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { Board, ViewSwitch } from '../board/boardLater'
import { BulkBar } from '../bulk/bulkLater'
import { GhostAct } from '../GhostAct'
import { ImportButton } from '../import/ImportButton'
import type { PageProps } from '../resourceViews'
import { SlotPiece } from '../SlotPiece'
import { ExportButton } from './ExportButton'
import { ListBody } from './ListBody'
import { Pager } from './Pager'
import { Tabs } from './Tabs'
import { Toolbar } from './Toolbar'
import { useColumns } from './useColumns'
import { hasBoard, type ListView } from './useListView'
import { usePrefetchNext } from './usePrefetchNext'

/** Title and actions; then one card: tabs, search and filters, rows and pages, or the board. */
export function ListScreen({ resource, view, choose }: PageProps & ListView) {
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const createPath = useCreatePath()
  const columns = useColumns(resource)
  const { selectedIds } = useListContext()
  usePrefetchNext(resource)
  return (
    <div className="p-page">
      <PageHead title={labels.many(resource)}>
        <Suspense fallback={null}>
          {hasBoard(resource, me) && (
            <ViewSwitch view={view} onChoose={choose} onNear={() => void Board.preload()} />
          )}
        </Suspense>
        <ImportButton resource={resource} />
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
      </PageHead>
      <SlotPiece resource={resource} place="listTop" />
      <section className="p-card r-list" aria-label={labels.many(resource)}>
        {view === 'list' && <Tabs resource={resource} />}
        {selectedIds.length > 0 ? (
          <Suspense fallback={<div className="r-toolbar r-bulk" />}>
            <BulkBar resource={resource} />
          </Suspense>
        ) : (
          <Toolbar resource={resource} columns={columns} />
        )}
        {view === 'list' ? (
          <>
            <ListBody resource={resource} columns={columns} />
            <Pager />
          </>
        ) : (
          <div className="r-rows">
            <Suspense fallback={<LoadingRows />}>
              <Board resource={resource} columns={columns} />
            </Suspense>
          </div>
        )}
      </section>
    </div>
  )
}
