import Check from '@mui/icons-material/CheckRounded'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import { useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { ValueChip } from '../../fields/display/ValueChip'
import { ReferredLink } from '../../fields/record/Referred'
import { ShownValue } from '../../fields/registry/ShownValue'
import { dateTime } from '../../kinds/dateTime/data'
import { isGranted, mayAct, policyOf } from '../../model/access/access'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import type { SentRecord } from '../../resources/record/useRecord'
import { Button } from '../../ui/controls/Button'
import { Confirm } from '../../ui/theme/Confirm'
import type { Agenda } from './useAgenda'
import { isOverdue, type Visit } from './visit'

interface VisitFactsProps {
  readonly visit: Visit
  readonly agenda: Agenda
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** Time, medium, topic and state, with closing as the main action. */
export function VisitFacts({ visit, agenda, onEdit, onClose }: VisitFactsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const readOnly = useReadOnlyProps()
  const me = useMe()
  const resource = useResource('visits')
  const [isConfirming, setIsConfirming] = useState(false)
  const state = getState(visit)
  const colour = ({ closed: 'success', overdue: 'error', open: 'info' } as const)[state]
  const medium = visit.MEDIO && resource.fields.get('MEDIO')?.print(visit.MEDIO, language)
  const isEditor = mayAct(resource, me, 'edit')
  const mayClose = isGranted(resource, me, 'edit') && visit.ID_AGENDA !== 0
  const remove = () => {
    void agenda.remove(visit)
    onClose()
  }
  return (
    <>
      <p className="c-state">
        <ValueChip colour={colour}>{translate(`team.calendar.${state}`)}</ValueChip>
      </p>
      <dl className="c-facts">
        <CustomerFacts id={visit.CLIENTE_ID} />
        <dt>{translate('team.calendar.when')}</dt>
        <dd>{dateTime.print(visit.FECHA, {}, language)}</dd>
        {medium && (
          <>
            <dt>{translate('team.calendar.medium')}</dt>
            <dd>{medium}</dd>
          </>
        )}
        {visit.NOTA && (
          <>
            <dt>{translate('team.calendar.note')}</dt>
            <dd className="f-prose" dir="auto">
              {visit.NOTA}
            </dd>
          </>
        )}
      </dl>
      <div className="p-wrap c-actions">
        {mayAct(resource, me, 'delete') && (
          <Button
            color="error"
            startIcon={<Delete />}
            onClick={() => setIsConfirming(true)}
            {...readOnly}
          >
            {translate('team.calendar.delete')}
          </Button>
        )}
        {isEditor && (
          <Button color="inherit" startIcon={<Edit />} onClick={onEdit} {...readOnly}>
            {translate('team.calendar.edit')}
          </Button>
        )}
        {mayClose && !visit.VISITO ? (
          <Button
            variant="contained"
            startIcon={<Check />}
            onClick={() => void agenda.close(visit)}
            {...readOnly}
          >
            {translate('team.calendar.close')}
          </Button>
        ) : (
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {translate('app.common.close')}
          </Button>
        )}
      </div>
      {isConfirming && (
        <Confirm
          title={translate('team.calendar.delete')}
          text={translate('team.calendar.deleteText', { name: visit.CLIENTE })}
          yes={translate('app.action.delete')}
          onYes={remove}
          onNo={() => setIsConfirming(false)}
        />
      )}
    </>
  )
}

/** The customer with link and phone, as far as readable. */
function CustomerFacts({ id }: { readonly id: Visit['CLIENTE_ID'] }) {
  const labels = useLabels()
  const me = useMe()
  const clients = useResource('clients')
  const isOpen = mayAct(clients, me, 'show')
  const { data } = useGetOne<SentRecord>(clients.name, { id }, { enabled: isOpen, retry: false })
  const phone = policyOf(clients, me).readable.has('Celular') && clients.fields.get('Celular')
  if (!isOpen) return null
  return (
    <>
      <dt>{labels.one(clients)}</dt>
      <dd>
        <ReferredLink target={clients} id={id} />
      </dd>
      {phone && data?.Celular && (
        <>
          <dt>{labels.field(phone)}</dt>
          <dd>
            <ShownValue field={phone} value={data.Celular} as="Display" />
          </dd>
        </>
      )}
    </>
  )
}

const getState = (visit: Visit) => {
  if (visit.VISITO) return 'closed'
  return isOverdue(visit, new Date().toISOString()) ? 'overdue' : 'open'
}
