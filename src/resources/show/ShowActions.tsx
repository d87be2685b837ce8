import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { LinkBase, useCreatePath } from 'ra-core'
import { mayAct } from '../../model/access/access'
import type { Can } from '../../model/access/can'
import { movesOf } from '../../model/access/transition'
import { hasFlow } from '../../model/fields/resource'
import { type SentRecord, useResourceView } from '../../providers/backend/catalogueContext'
import { ButtonLink } from '../../ui/controls/Button'
import { SheetIcon } from '../../ui/menu/ResourceIcon'
import { RecordDocuments } from '../documents/documentsLater'
import { ReassignButton } from '../reassign/ReassignButton'
import { copyPath } from '../record/copyPath'
import { GhostAct } from '../record/GhostAct'
import { LazyNeighbours } from '../record/neighbours/neighboursLater'
import { RefusedAct } from '../record/RefusedAct'
import { useLeads } from '../record/useLeads'
import { FeaturePieces } from '../slots/SlotPiece'
import { DeleteButton } from '../trash/DeleteButton'

interface ShowActionsProps {
  readonly record: SentRecord
  readonly isBeside: boolean
  /** As items of a sheet, with their names. */
  readonly isListed?: boolean
}

/** Leads to the form of a record that may be edited. */
export function EditLink({ record }: Pick<ShowActionsProps, 'record'>) {
  const { resource, translate, me } = useResourceView()
  const createPath = useCreatePath()
  if (!mayAct(resource, me, 'edit') || record._can?.update === false) return null
  return (
    <Button
      className="r-edit"
      variant={hasFlow(resource) ? 'outlined' : 'contained'}
      startIcon={<Edit />}
      component={LinkBase}
      to={createPath({ resource: resource.name, type: 'edit', id: record.id })}
    >
      {translate('app.action.edit')}
    </Button>
  )
}

/** Actions on this record, from `_can`; in a flow the next transition comes first, then editing. */
export function ShowActions({ record, isBeside, isListed = false }: ShowActionsProps) {
  const { resource, translate, me } = useResourceView()
  const createPath = useCreatePath()
  const { _can = { update: true, delete: true } } = record
  const { why = {} }: Pick<Can, 'why'> = _can
  const isEditor = mayAct(resource, me, 'edit')
  const mayEdit = isEditor && _can.update
  const mayDelete = mayAct(resource, me, 'delete')
  const isInFlow = hasFlow(resource)
  const edit = <EditLink record={record} />
  return (
    <>
      {!isBeside && <LazyNeighbours id={record.id} type="show" />}
      {isInFlow && edit}
      <Leads record={record} />
      <FeaturePieces place="showAction" record={record} />
      {!me.PLAIN_SERVER && <RecordDocuments record={record} small={isInFlow && !isListed} />}
      {mayAct(resource, me, 'create') && (
        <ButtonLink
          color="inherit"
          startIcon={<ContentCopy fontSize="small" />}
          title={translate('app.action.duplicate')}
          to={copyPath(createPath, resource, record.id)}
          i18nKey="app.action.duplicate"
        />
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

/** Links to the pages where the work on this record continues, unless a step of its flow has the same name. */
function Leads({ record }: { readonly record: SentRecord }) {
  const { resource, translate, labels } = useResourceView()
  const leads = useLeads(resource)(record.id)
  const moves = movesOf(resource)
  const steps = Object.keys(record._can?.flow ?? {}).map(name =>
    labels.text(moves.get(name)?.transition.label),
  )
  const others = leads.filter(({ page }) => !steps.includes(translate(page.label)))
  return others.map(({ to, page: { icon, label } }) => (
    <ButtonLink
      key={to}
      to={to}
      variant="outlined"
      color="inherit"
      startIcon={<SheetIcon name={icon} />}
      i18nKey={label}
    />
  ))
}
