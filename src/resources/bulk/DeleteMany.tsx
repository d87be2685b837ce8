import Delete from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useTranslate } from 'ra-core'
import { useTitleOf } from '../../fields/recordTitle'
import { mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { Button } from '../../pieces/Button'
import { useMe } from '../../providers/backendContext'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { useHeld } from '../../providers/useHeld'
import type { Sent } from '../useRecord'
import { Review } from './bulkLater'
import type { Proposal } from './proposal'

interface DeleteManyProps {
  readonly resource: Resource
  /** Reads the ticked records first. */
  readonly withRecords: (use: (records: readonly Sent[]) => void) => void
  readonly onPropose: (proposal: Proposal) => void
}

/** The ticked rows are deleted as one; where they can come back, one undo brings all of them. */
export function DeleteMany({ resource, withRecords, onPropose }: DeleteManyProps) {
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const held = useHeld()
  const isFinal = !mayAct(resource, useMe(), 'restore')
  const dataProvider = useDataProvider<AppDataProvider>()
  const propose = (records: readonly Sent[]) => {
    const items = records.map(({ id, _VERSION }) => ({ id, _VERSION, delete: true }) as const)
    onPropose({
      send: wish => dataProvider.bulk(resource.name, items, wish),
      titles: records.map(record => titleOf(resource, record)),
      isFinal,
      deletes: true,
    })
  }
  return (
    <Button
      color="error"
      startIcon={<Delete />}
      onPointerEnter={() => void Review.preload()}
      onClick={() => withRecords(propose)}
      {...held}
    >
      {translate('ra.action.delete')}
    </Button>
  )
}

/** Our own server takes many rows at once. */
export const deletesAsOne = (resource: Resource) =>
  knowsBulk(resource) && resource.rest.operations?.delete === undefined
