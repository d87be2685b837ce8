import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useCreatePath } from 'ra-core'
import { mayAct } from '../../model/access/access'
import type { Can } from '../../model/access/can'
import { hasFlow } from '../../model/fields/resource'
import { useResourceView } from '../../providers/backend/useResourceView'
import { ButtonLink } from '../../ui/controls/Button'
import { SheetIcon } from '../../ui/menu/ResourceIcon'
import { RecordDocuments } from '../documents/documentsLater'
import { ReassignButton } from '../reassign/ReassignButton'
import { copyPath } from '../record/copyPath'
import { GhostAct } from '../record/GhostAct'
import { LazyNeighbours } from '../record/neighbours/neighboursLater'
import { RefusedAct } from '../record/RefusedAct'
import { useLeads } from '../record/useLeads'
import type { SentRecord } from '../record/useRecord'
import { FeaturePieces } from '../slots/SlotPiece'
import { DeleteButton } from '../trash/DeleteButton'

interface ShowActionsProps {
  readonly record: SentRecord
  readonly isBeside: boolean
}

/** Actions on this record, from `_can`; in a flow the next transition comes first, then editing. */
export function ShowActions({ record, isBeside }: ShowActionsProps) {
  const { resource, translate, me } = useResourceView()
  const createPath = useCreatePath()
  const { _can = { update: true, delete: true } } = record
  const { why = {} }: Pick<Can, 'why'> = _can
  const isEditor = mayAct(resource, me, 'edit')
  const mayEdit = isEditor && _can.update
  const mayDelete = mayAct(resource, me, 'delete')
  const isInFlow = hasFlow(resource)
  const edit = mayEdit && (
    <Button
      variant={isInFlow ? 'outlined' : 'contained'}
      startIcon={<Edit />}
      component={LinkBase}
      to={createPath({ resource: resource.name, type: 'edit', id: record.id })}
    >
      {translate('app.action.edit')}
    </Button>
  )
  return (
    <>
      {!isBeside && <LazyNeighbours id={record.id} type="show" />}
      {isInFlow && edit}
      <Leads record={record} />
      <FeaturePieces place="showAction" record={record} />
      {!me.PLAIN_SERVER && <RecordDocuments record={record} small={isInFlow} />}
      {mayAct(resource, me, 'create') && (
        <ButtonLink
          color="inherit"
          startIcon={<ContentCopy fontSize="small" />}
          title={translate('app.action.duplicate')}
          to={copyPath(createPath, resource, record.id)}
        >
          {translate('app.action.duplicate')}
        </ButtonLink>
      )}
      <ReassignButton record={record} />
      <DeleteButton record={record} />
      {why.delete && <RefusedAct act="delete" reason={why.delete} />}
      {why.update && <RefusedAct act="edit" reason={why.update} />}
      <GhostAct act="delete" isRefused={mayDelete && !_can.delete && !why.delete} />
      <GhostAct act="edit" isRefused={isEditor && !mayEdit && !why.update} />
      {!isInFlow && edit}
    </>
  )
}

/** Links to the pages where the work on this record continues. */
function Leads({ record }: { readonly record: Pick<SentRecord, 'id'> }) {
  const { resource, translate } = useResourceView()
  return useLeads(resource)(record.id).map(({ to, page: { icon, label } }) => (
    <ButtonLink
      key={to}
      to={to}
      variant="outlined"
      color="inherit"
      startIcon={<SheetIcon name={icon} />}
    >
      {translate(label)}
    </ButtonLink>
  ))
}
