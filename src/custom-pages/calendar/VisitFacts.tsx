import Check from '@mui/icons-material/CheckRounded'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import { useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import { contactMedia } from '../../domain/contactMedia'
import { Chip } from '../../fields/Chip'
import { ReferredLink } from '../../fields/Referred'
import { ShownValue } from '../../fields/ShownValue'
import { mayAct, policyOf } from '../../model/access'
import { dateTime } from '../../model/kinds/time'
import { Button } from '../../pieces/Button'
import { Confirm } from '../../pieces/Confirm'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { useLabels } from '../../providers/labels'
import { useHeld } from '../../providers/useHeld'
import type { Sent } from '../../resources/useRecord'
import type { Agenda } from './useAgenda'
import { isOverdue, type Visit } from './visit'

interface VisitFactsProps {
  readonly visit: Visit
  readonly agenda: Agenda
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** When, how, what for, and whether it took place; closing it is the first thing to do. */
export function VisitFacts({ visit, agenda, onEdit, onClose }: VisitFactsProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const language = useLanguage()
  const held = useHeld()
  const me = useMe()
  const resource = useCatalogue().get('visits')
  const [asking, setAsking] = useState(false)
  const state = stateOf(visit)
  const colour = ({ closed: 'success', overdue: 'error', open: 'info' } as const)[state]
  const medium = contactMedia[visit.MEDIO as keyof typeof contactMedia]
  const isEditor = mayAct(resource, me, 'edit')
  const remove = () => {
    void agenda.remove(visit)
    onClose()
  }
  return (
    <>
      <p className="c-state">
        <Chip colour={colour}>{translate(`team.calendar.${state}`)}</Chip>
      </p>
      <dl className="c-facts">
        <CustomerFacts id={visit.CLIENTE_ID} />
        <dt>{translate('team.calendar.when')}</dt>
        <dd>{dateTime.print(visit.FECHA, {}, language)}</dd>
        {medium && (
          <>
            <dt>{translate('team.calendar.medium')}</dt>
            <dd>{labels.text(medium)}</dd>
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
      <div className="c-actions">
        {mayAct(resource, me, 'delete') && (
          <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)} {...held}>
            {translate('team.calendar.delete')}
          </Button>
        )}
        {isEditor && (
          <Button color="inherit" startIcon={<Edit />} onClick={onEdit} {...held}>
            {translate('team.calendar.edit')}
          </Button>
        )}
        {isEditor && !visit.VISITO ? (
          <Button
            variant="contained"
            startIcon={<Check />}
            onClick={() => void agenda.close(visit)}
            {...held}
          >
            {translate('team.calendar.close')}
          </Button>
        ) : (
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {translate('app.common.close')}
          </Button>
        )}
      </div>
      {asking && (
        <Confirm
          title={translate('team.calendar.delete')}
          text={translate('team.calendar.deleteText', { name: visit.CLIENTE })}
          yes={translate('ra.action.delete')}
          onYes={remove}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Whom one visits, leading to their page, and their telephone, as far as one may see them. */
function CustomerFacts({ id }: { readonly id: Visit['CLIENTE_ID'] }) {
  const labels = useLabels()
  const me = useMe()
  const clients = useCatalogue().get('clients')
  const isOpen = mayAct(clients, me, 'show')
  const { data } = useGetOne<Sent>(clients.name, { id }, { enabled: isOpen, retry: false })
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

const stateOf = (visit: Visit) => {
  if (visit.VISITO) return 'closed'
  return isOverdue(visit, new Date().toISOString()) ? 'overdue' : 'open'
}
