import Delete from '@mui/icons-material/DeleteOutlined'
import { useDataProvider } from 'ra-core'
import { useTitleOf } from '../../fields/record/recordTitle'
import { mayAct } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { useResourceView } from '../../providers/backend/useResourceView'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { inParts } from '../../providers/dataProvider/inParts'
import { Button } from '../../ui/controls/Button'
import type { SentRecord } from '../record/useRecord'
import { LazyReview } from './bulkLater'
import type { Proposal } from './proposal'

interface DeleteManyProps {
  /** Reads the selected records first. */
  readonly withRecords: (use: (records: readonly SentRecord[]) => void) => void
  readonly onPropose: (proposal: Proposal) => void
}

/** Deletes the selected rows together; one undo restores all of them where restoring is possible. */
export function DeleteMany({ withRecords, onPropose }: DeleteManyProps) {
  const { resource } = useResourceView()
  const titleOf = useTitleOf()
  const held = useReadOnlyProps()
  const isFinal = !mayAct(resource, useMe(), 'restore')
  const dataProvider = useDataProvider<AppDataProvider>()
  const propose = (records: readonly SentRecord[]) => {
    const items = records.map(({ id, _VERSION }) => ({ id, _VERSION, delete: true }) as const)
    onPropose({
      send: input =>
        inParts(items, input, (rows, part) => dataProvider.bulk(resource.name, rows, part)),
      titles: records.map(record => titleOf(resource, record)),
      isFinal,
      deletes: true,
    })
  }
  return (
    <Button
      color="error"
      startIcon={<Delete />}
      onPointerEnter={() => void LazyReview.preload()}
      onClick={() => withRecords(propose)}
      {...held}
      i18nKey="app.action.delete"
    />
  )
}

/** Our own server accepts many rows at once. */
export const deletesAsOne = (resource: Resource) =>
  knowsBulk(resource) && resource.rest.operations?.delete === undefined
